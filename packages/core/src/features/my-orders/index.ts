export { myOrdersApi } from './myOrdersApi.ts';
export { useMyOrders } from './useMyOrders.ts';
export type { MyOrderView, MyOrdersView } from './views.ts';
