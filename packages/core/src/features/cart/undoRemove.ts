import type { AppThunk } from '../../lib/store/index.ts';
import { withAdded, type AddedLine, type Cart } from './cart.ts';
import { addToCart } from './changeCart.ts';

/**
 * The cart with a line restored to its position; if the cart holds the product again, its units are
 * added to that line.
 */
export function withPutBack(cart: Cart, line: AddedLine): Cart {
  const { lines } = withAdded(cart, line);
  const { position } = line;
  if (lines.length === cart.lines.length || position === undefined) return { lines };
  return { lines: [...cart.lines.slice(0, position), line, ...cart.lines.slice(position)] };
}

/** Puts an article that was taken out back where it was. */
export const undoRemove = (line: AddedLine): AppThunk<Promise<boolean>> =>
  addToCart(line, undefined, (cart) => withPutBack(cart, line));
