export { ProductCard, ProductCard as part } from './ProductCard.tsx';
