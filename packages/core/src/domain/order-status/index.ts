export { nextStatuses } from './nextStatuses.ts';
export { type OrderStatusView, orderStatusTable, toOrderStatusView } from './orderStatus.ts';
