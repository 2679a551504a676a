export { type OrderStatusView, orderStatusTable, toOrderStatusView } from './orderStatus.ts';
