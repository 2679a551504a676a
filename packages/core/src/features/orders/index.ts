export { formatInstant } from './formatInstant.ts';
export { type Order, type OrderPayment, hasEnded, isAccepted, toOrder, toPayment } from './order.ts';
export { ordersApi } from './ordersApi.ts';
export { clearPlacedOrder, savePlacedOrder } from './placed/index.ts';
export { unknownOrderAdvice, unknownOrderTitle } from './unknownOrder.ts';
export { useOrderQuestion } from './useOrderQuestion.ts';
