export { clearPlacedOrder, savePlacedOrder, takePlacedOrder } from './placedOrder.ts';
