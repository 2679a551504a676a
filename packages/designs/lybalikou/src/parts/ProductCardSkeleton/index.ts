export { ProductCardSkeleton, ProductCardSkeleton as part } from './ProductCardSkeleton.tsx';
