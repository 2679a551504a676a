import type { Cart, CartLine } from '../cart/index.ts';
import type { EventItem } from './shopEvents.ts';

/** A cart line as an event item. */
export const toEventItem = ({ productId, variationId, name, quantity, price }: CartLine): EventItem => ({
  id: productId,
  variation: variationId,
  name,
  quantity,
  price,
});

/** All lines of a cart as event items. */
export const toEventItems = ({ lines }: Cart): EventItem[] => lines.map(toEventItem);
