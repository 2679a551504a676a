export { useMyOrders } from './useMyOrders.ts';
export * from './views.ts';
