import type { CartWire } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { isPossible, keyText, readCartProducts, type CartProduct, type ProductKey } from './cartProducts.ts';
import { maxLines, refuseShortStock, requireProduct, sellable, subtotalOf } from './cartRules.ts';
import { cartOfLines, readCart, readCartLines, removeWithdrawn } from './readCart.ts';

/** A requested change. */
export interface CartChange extends ProductKey {
  quantity: number;
  /** Position of a new line, 0 being the first; without it, the line is appended. */
  position?: number | undefined;
}

const heldCart = statement(
  'insert into carts (visitor) values ($1) on conflict (store_id, visitor) do update set updated_at = now()',
);
const heldQuantity = statement(
  'select quantity from cart_lines where visitor = $1 and product_id = $2 and variation_sku = $3',
);
const setLine = statement(
  `insert into cart_lines (visitor, product_id, variation_sku, quantity) values ($1, $2, $3, $4)
   on conflict (store_id, visitor, product_id, variation_sku) do update set quantity = excluded.quantity`,
);
const existingCart = statement('select 1 from carts where visitor = $1 for update');
const takeUnits = statement(
  `with ordered as (
     select "productId" as product_id, sku, sum(quantity) as quantity
     from jsonb_to_recordset($2::jsonb) as given ("productId" text, sku text, quantity int) group by 1, 2),
   gone as (
     delete from cart_lines using ordered where visitor = $1 and cart_lines.product_id = ordered.product_id
       and variation_sku = sku and cart_lines.quantity <= ordered.quantity)
   update cart_lines set quantity = cart_lines.quantity - ordered.quantity from ordered where visitor = $1
     and cart_lines.product_id = ordered.product_id and variation_sku = sku and cart_lines.quantity > ordered.quantity`,
);
const deletedEmptyCart = statement(
  'delete from carts where visitor = $1 and not exists (select from cart_lines where cart_lines.visitor = $1)',
);

/**
 * Creates the cart if needed and locks it until the transaction ends, so that a visitor's changes
 * run one after the other.
 */
export const lockCart = (tx: Tx, visitor: string) => tx.query(heldCart, [visitor]);

/** Locks the cart until the transaction ends; false if there is none. */
export async function lockExistingCart(tx: Tx, visitor: string): Promise<boolean> {
  return (await tx.query(existingCart, [visitor])).rowCount > 0;
}

async function readCartProduct(tx: Tx, key: ProductKey, now: Date): Promise<CartProduct | undefined> {
  return (await readCartProducts(tx, [key], now)).get(keyText(key));
}

async function quantityOf(tx: Tx, visitor: string, { productId, sku }: ProductKey): Promise<number> {
  const { rows } = await tx.query<{ quantity: number }>(heldQuantity, [visitor, productId, sku]);
  return rows[0]?.quantity ?? 0;
}

/** Sets how many of a product a cart holds, whether it was there or not. */
export async function setQuantity(
  tx: Tx,
  visitor: string,
  { productId, sku }: ProductKey,
  quantity: number,
): Promise<void> {
  await tx.query(setLine, [visitor, productId, sku, quantity]);
}

/** Moves a line to a position by rewriting `added_at` of every line, one microsecond apart. */
async function placeLine(tx: Tx, visitor: string, { productId, sku }: ProductKey, position: number) {
  await tx.query(
    `with lines as (select *, product_id = $2 and variation_sku = $3 as is_placed from cart_lines where visitor = $1),
     others as (
       select product_id, variation_sku, row_number() over (order by added_at, product_id, variation_sku) - 1 as place
       from lines where not is_placed),
     placed as (
       select product_id, variation_sku, place + (place >= $4)::int as place from others union all select $2, $3, $4)
     update cart_lines set added_at = (select min(added_at) from lines) + placed.place * interval '1 microsecond'
     from placed where visitor = $1 and cart_lines.product_id = placed.product_id
       and cart_lines.variation_sku = placed.variation_sku`,
    [visitor, productId, sku, position],
  );
}

/** The cart after the change; throws if it could not be ordered as a whole. */
async function changedCart(tx: Tx, visitor: string, now: Date): Promise<CartWire> {
  const lines = await readCartLines(tx, visitor, now);
  if (lines.length > maxLines)
    throw new HttpError(422, `Un panier contient au plus ${maxLines} articles différents.`);
  subtotalOf(lines);
  return cartOfLines(tx, visitor, lines);
}

/** Puts more of a product into the cart, as far as stock allows. */
export async function addToCart(tx: Tx, visitor: string, change: CartChange, now: Date): Promise<CartWire> {
  await lockCart(tx, visitor);
  const product = sellable(await readCartProduct(tx, change, now));
  const inCart = await quantityOf(tx, visitor, change);
  const quantity = inCart + change.quantity;
  refuseShortStock(product, quantity);
  await setQuantity(tx, visitor, change, quantity);
  if (inCart === 0 && change.position !== undefined) await placeLine(tx, visitor, change, change.position);
  return changedCart(tx, visitor, now);
}

/** Sets how many of a product the cart holds. */
export async function updateCart(tx: Tx, visitor: string, change: CartChange, now: Date): Promise<CartWire> {
  await lockCart(tx, visitor);
  const product = sellable(await readCartProduct(tx, change, now));
  if ((await quantityOf(tx, visitor, change)) === 0)
    throw new HttpError(404, 'Cet article n’est plus dans votre panier.');
  refuseShortStock(product, change.quantity);
  await setQuantity(tx, visitor, change, change.quantity);
  return changedCart(tx, visitor, now);
}

/**
 * Removes a product from the cart; a product that is not in it, or no longer in the store, is no
 * error.
 */
export async function removeFromCart(tx: Tx, visitor: string, key: ProductKey, now: Date): Promise<CartWire> {
  if (isPossible(key))
    await tx.query('delete from cart_lines where visitor = $1 and product_id = $2 and variation_sku = $3', [
      visitor,
      key.productId,
      key.sku,
    ]);
  return readCart(tx, visitor, now);
}

/**
 * Removes the ordered units from the cart, and what is no longer sold. Units added meanwhile or in
 * another tab stay.
 */
export async function removeOrderedItems(
  tx: Tx,
  visitor: string,
  ordered: readonly CartChange[],
): Promise<void> {
  if (!(await lockExistingCart(tx, visitor))) return;
  await tx.query(takeUnits, [visitor, JSON.stringify(ordered)]);
  await removeWithdrawn(tx, visitor);
  await tx.query(deletedEmptyCart, [visitor]);
}

/** Refuses a product that cannot be ordered as it is named, or not in this quantity. */
export async function requireSellable(tx: Tx, change: CartChange, now: Date): Promise<void> {
  refuseShortStock(sellable(await readCartProduct(tx, change, now)), change.quantity);
}

/** How many of a product are available, and whether that is enough. */
export async function availability(tx: Tx, { productId, sku, quantity }: CartChange, now: Date) {
  const product = requireProduct(await readCartProduct(tx, { productId, sku }, now));
  return { available: !product.needsVariation && product.stock >= quantity, quantity: product.stock };
}
