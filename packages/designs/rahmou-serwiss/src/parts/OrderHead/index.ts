export { OrderHead, OrderHead as part } from './OrderHead.tsx';
