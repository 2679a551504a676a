export { CartLine, CartLine as part } from './CartLine.tsx';
