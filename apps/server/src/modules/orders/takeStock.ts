import type { Actor } from '../audit/actor.ts';
import { keyText, readCartProducts } from '../cart/cartProducts.ts';
import type { Line } from '../cart/cartRules.ts';
import { announceCatalogue } from '../catalogue/announceCatalogue.ts';
import { byProduct, trackedLines, unitsOf, type StockLine } from '../catalogue/stock/stockLine.ts';
import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { OrderConflict } from './orderIntent.ts';
import { shortStock } from './orderLines.ts';

// The ledger is written by the statement that takes the units: it costs no round trip of its own.
const takeUnits = statement(
  `with taken as (
     update products set quantity = quantity - $2::integer, sold = sold + $3
     where id = $1 and is_published and quantity >= $2 and has_variations = $4 and ($4 or track_stock = ($2 > 0))
     returning id, quantity, low_stock),
   moved as (
     insert into stock_movements (product_id, delta, reference, kind, actor_kind, actor_id, actor_name)
     select id, -$2, $5, 'order', $6, $7::uuid, $8 from taken where not $4 and $2 > 0)
   select quantity, low_stock as threshold from taken`,
);
const takeVariation = statement(
  `with taken as (
     update variations set quantity = quantity - $3::integer
     where product_id = $1 and sku = $2 and is_enabled and quantity >= $3 and track_stock = ($3 > 0)
     returning product_id, sku, quantity),
   moved as (
     insert into stock_movements (product_id, variation_sku, delta, reference, kind, actor_kind, actor_id, actor_name)
     select product_id, sku, -$3, $4, 'order', $5, $6::uuid, $7 from taken where $3 > 0)
   select quantity from taken`,
);

/** Units of a product that are left after an order took some. */
export interface StockLeft extends StockLine {
  left: number;
  /** The product's own threshold for notices; null for the store's. */
  threshold: number | null;
  /** Shoppers see that something is sold out. */
  isAllGone: boolean;
}

/** The order that takes units, and who placed it. */
interface StockOrder {
  ref: string;
  actor: Actor;
}

const actorValues = ({ kind, id, name }: Actor) => [kind, id, name];

/**
 * Takes units of one product and its variations. Updates the product's row first: it serves as the
 * lock for all of them.
 */
async function takeProduct(
  tx: Tx,
  { ref, actor }: StockOrder,
  productId: string,
  lines: readonly StockLine[],
): Promise<StockLeft[] | null> {
  const hasVariations = lines.some(({ sku }) => sku !== '');
  const product = await tx.query<{ quantity: number; threshold: number | null }>(takeUnits, [
    productId,
    unitsOf(trackedLines(lines)),
    unitsOf(lines),
    hasVariations,
    ref,
    ...actorValues(actor),
  ]);
  const [taken] = product.rows;
  if (!taken) return null;
  const { threshold } = taken;
  const left: StockLeft[] = [];
  if (!hasVariations)
    for (const line of lines)
      left.push({ ...line, left: taken.quantity, threshold, isAllGone: taken.quantity === 0 });
  for (const { sku, quantity, isTracked } of hasVariations ? lines : []) {
    const units = isTracked ? quantity : 0;
    const variation = await tx.query<{ quantity: number }>(takeVariation, [
      productId,
      sku,
      units,
      ref,
      ...actorValues(actor),
    ]);
    const [row] = variation.rows;
    if (!row) return null;
    const isAllGone = row.quantity === 0 || taken.quantity === 0;
    left.push({ productId, sku, quantity, isTracked, left: row.quantity, threshold, isAllGone });
  }
  return left;
}

/**
 * Removes an order's units from stock: all of them, or none with an `OrderConflict`. Returns what
 * is left.
 */
export async function takeStock(
  tx: Tx,
  order: StockOrder,
  lines: readonly Line[],
  now: Date,
): Promise<StockLeft[]> {
  const orderedUnits = lines.map(({ product: { productId, sku, isTracked }, quantity }) => ({
    productId,
    sku,
    quantity,
    isTracked,
  }));
  const all: StockLeft[] = [];
  for (const [productId, group] of byProduct(orderedUnits)) {
    const left = await takeProduct(tx, order, productId, group);
    if (!left) throw await shortage(tx, lines, now);
    all.push(...left);
  }
  if (all.some(({ isAllGone }) => isAllGone)) await announceCatalogue(tx);
  return all;
}

/** Names the product that others took first. */
async function shortage(tx: Tx, lines: readonly Line[], now: Date): Promise<OrderConflict> {
  const products = await readCartProducts(
    tx,
    lines.map(({ product }) => product),
    now,
  );
  const short = lines.find(
    ({ product, quantity }) => (products.get(keyText(product))?.stock ?? 0) < quantity,
  );
  const product = short && products.get(keyText(short.product));
  if (short && !product) return new OrderConflict(`${short.product.name} n’est plus en vente.`);
  return product ? shortStock(product) : new OrderConflict('Un article de votre panier vient de changer.');
}
