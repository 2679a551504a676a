import type { Cart, CartLine } from '../cart/cart.ts';
import type { EventItem } from './shopEvents.ts';

/** A line of the cart as events tell it. */
export const toEventItem = ({ productId, variationId, name, quantity, price }: CartLine): EventItem => ({
  id: productId,
  variation: variationId,
  name,
  quantity,
  price,
});

/** Every line of a cart as events tell it. */
export const toEventItems = ({ lines }: Cart): EventItem[] => lines.map(toEventItem);
