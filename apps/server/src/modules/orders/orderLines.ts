import { keyText, readCartProducts, type CartProduct } from '../cart/cartProducts.ts';
import { shortStockMessage, type Line } from '../cart/cartRules.ts';
import type { Tx } from '../../platform/db/database.ts';
import { fieldError } from '../../platform/http/httpError.ts';
import { OrderConflict, type OrderIntent } from './orderIntent.ts';

type WantedLine = OrderIntent['lines'][number];

const twiceMessage = 'Un article figure deux fois dans votre commande. Rechargez votre panier et réessayez.';

/**
 * The lines in the order in which every transaction locks stock; throws for a duplicate product.
 */
export function sortedLines(lines: readonly WantedLine[]): WantedLine[] {
  const byKey = new Map(lines.map((line) => [keyText(line), line]));
  if (byKey.size < lines.length) throw fieldError('items', twiceMessage);
  // Sorted by code units: a collation of the database could give another order.
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}

/** The refusal of a product that is short. */
export const shortStock = ({ name, stock }: CartProduct): OrderConflict =>
  new OrderConflict(`${name} : ${shortStockMessage(stock)}`);

const goneMessages = {
  cart: 'Un article de votre panier n’est plus en vente.',
  buyNow: 'Cet article n’est plus en vente.',
};

function ordered(product: CartProduct | undefined, { quantity }: WantedLine, isBuyNow: boolean): Line {
  if (!product) throw new OrderConflict(goneMessages[isBuyNow ? 'buyNow' : 'cart']);
  if (product.needsVariation) throw new OrderConflict(`${product.name} : veuillez choisir une option.`);
  if (!product.isEnabled) throw new OrderConflict(`${product.name} : cette option n’est plus disponible.`);
  if (product.stock < quantity) throw shortStock(product);
  return { product, quantity };
}

/**
 * The lines of an order with current catalogue data; throws an `OrderConflict` for the first that
 * cannot be sold.
 */
export async function readOrderLines(
  tx: Tx,
  { lines, isBuyNow }: Pick<OrderIntent, 'lines' | 'isBuyNow'>,
  now: Date,
): Promise<Line[]> {
  const sorted = sortedLines(lines);
  const products = await readCartProducts(tx, sorted, now);
  return sorted.map((line) => ordered(products.get(keyText(line)), line, isBuyNow));
}
