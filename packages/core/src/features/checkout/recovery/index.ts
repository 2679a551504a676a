export { useUnconfirmedOrder } from './useUnconfirmedOrder.ts';
