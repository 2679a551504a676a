export { ProductRail, ProductRail as part } from './ProductRail.tsx';
