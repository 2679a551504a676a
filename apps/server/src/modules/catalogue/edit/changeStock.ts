import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { isSlug } from '../../../platform/text/slug.ts';
import { isWritable } from '../../../platform/text/cleanText.ts';
import type { Actor } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { announceCatalogue } from '../announceCatalogue.ts';
import { maxStock } from '../productErrors.ts';
import { sumVariations } from '../stock/returnStock.ts';
import type { StockCause } from '../stock/stockCause.ts';
import { bookStock } from '../stock/stockLedger.ts';
import { unlimitedStock } from '../stock/stockLine.ts';
import { unknownProduct } from './changeProduct.ts';
import { namelessVariation } from './findProduct.ts';
import { quantityText, readStock, type StockLevel } from './readStock.ts';
import { shownMoment } from '../../../platform/text/dateFormats.ts';

/** ±n units, a quantity in place of the one that was seen (null: of any), or no limit at all. */
export type StockChange = { add: number } | { set: number; expected: number | null } | { untracked: true };

export interface StockContext {
  actor: Actor;
  reason: string | null;
}

export interface ChangedStock {
  before: StockLevel;
  after: StockLevel;
}

interface ProductKey {
  productId: string;
  /** Empty for a product without variations. */
  sku: string;
}

interface MovementRow {
  delta: number;
  kind: string;
  reference: string | null;
  actor_name: string;
  created_at: Date;
}

async function lastMovement(tx: Tx, { productId, sku }: ProductKey): Promise<string> {
  const { rows } = await tx.query<MovementRow>(
    `select delta, kind, reference, actor_name, created_at from stock_movements
     where product_id = $1 and variation_sku = $2 order by id desc limit 1`,
    [productId, sku],
  );
  const [last] = rows;
  if (!last) return '';
  const { delta, kind, reference } = last;
  const who = kind === 'order' || kind === 'release' ? `commande ${reference ?? ''}` : last.actor_name;
  return ` Dernier changement : ${delta > 0 ? '+' : '−'}${Math.abs(delta)}, ${who}, ${shownMoment(last.created_at)}.`;
}

async function next(
  tx: Tx,
  product: ProductKey,
  before: StockLevel,
  change: StockChange,
): Promise<StockLevel> {
  if ('untracked' in change) return { quantity: unlimitedStock, trackStock: false };
  if ('set' in change) {
    const isSeen = change.expected === null || (before.trackStock && before.quantity === change.expected);
    if (isSeen) return { quantity: change.set, trackStock: true };
    throw new HttpError(
      409,
      `Le stock est maintenant de ${quantityText(before)}, et non de ${change.expected}.${await lastMovement(tx, product)}`,
    );
  }
  if (!before.trackStock)
    throw new HttpError(422, 'Le stock de cet article est illimité : donnez-lui d’abord une quantité.');
  return { quantity: before.quantity + change.add, trackStock: true };
}

function refuseImpossible(before: StockLevel, { quantity }: StockLevel): void {
  if (Number.isSafeInteger(quantity) && quantity >= 0 && quantity <= maxStock) return;
  throw new HttpError(
    422,
    quantity < 0
      ? `Il n’y a que ${before.quantity} en stock : le stock ne peut pas devenir négatif.`
      : `Le stock est un nombre entier de 0 à ${maxStock}.`,
  );
}

async function writeQuantity(tx: Tx, { productId, sku }: ProductKey, after: StockLevel): Promise<void> {
  const values = [productId, after.quantity, after.trackStock];
  if (sku === '') {
    await tx.query('update products set quantity = $2, track_stock = $3 where id = $1', values);
    return;
  }
  await tx.query('update variations set quantity = $2, track_stock = $3 where product_id = $1 and sku = $4', [
    ...values,
    sku,
  ]);
  await tx.query(sumVariations, [productId]);
}

async function lockStock(tx: Tx, { productId, sku }: ProductKey): Promise<StockLevel> {
  if (!isSlug(productId) || !isWritable(sku)) throw unknownProduct();
  const { rowCount } = await tx.query('select from products where id = $1 for update', [productId]);
  if (rowCount === 0) throw unknownProduct();
  const { own, variations } = await readStock(tx, productId);
  if (sku === '' && variations.size > 0) throw namelessVariation(variations.keys());
  const stock = sku === '' ? own : variations.get(sku);
  if (!stock) throw new HttpError(404, `Cet article n’a pas de déclinaison « ${sku} ».`);
  return stock;
}

/**
 * Changes the stock of a product or variation while the product is locked, with its movement and
 * its entry in the audit log.
 */
export async function changeStock(
  tx: Tx,
  product: ProductKey,
  change: StockChange,
  { actor, reason }: StockContext,
): Promise<ChangedStock> {
  const before = await lockStock(tx, product);
  const after = await next(tx, product, before, change);
  refuseImpossible(before, after);
  if (after.quantity === before.quantity && after.trackStock === before.trackStock) return { before, after };
  await writeQuantity(tx, product, after);
  const kind: StockCause['kind'] = 'add' in change ? 'staff' : 'correction';
  await bookStock(tx, [product.productId], { kind, reference: null, note: reason, actor });
  await writeAudit(tx, actor, {
    action: 'product.stock',
    subject: { kind: 'product', id: product.productId },
    before: { sku: product.sku, ...before },
    after: { sku: product.sku, ...after, reason },
  });
  await announceCatalogue(tx);
  return { before, after };
}
