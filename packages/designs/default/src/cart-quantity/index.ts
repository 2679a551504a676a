export { CartQuantity } from './CartQuantity.tsx';
