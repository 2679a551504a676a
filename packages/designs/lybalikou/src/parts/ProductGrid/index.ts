export { ProductGrid, ProductGrid as part } from './ProductGrid.tsx';
