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
import { namelessVariation } from './findArticle.ts';
import { readStock, type ArticleStock } from './readStock.ts';
import { shownMoment } from '../../../platform/text/shownMoment.ts';

/** ±n units, a quantity in place of the one that was seen (null: of any), or no limit at all. */
export type StockChange = { add: number } | { set: number; expected: number | null } | { untracked: true };

export interface StockContext {
  actor: Actor;
  reason: string | null;
}

export interface ChangedStock {
  before: ArticleStock;
  after: ArticleStock;
}

interface Article {
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

async function lastMovement(tx: Tx, { productId, sku }: Article): Promise<string> {
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

const quantityText = ({ quantity, trackStock }: ArticleStock) => (trackStock ? String(quantity) : 'illimité');

async function next(
  tx: Tx,
  article: Article,
  before: ArticleStock,
  change: StockChange,
): Promise<ArticleStock> {
  if ('untracked' in change) return { quantity: unlimitedStock, trackStock: false };
  if ('set' in change) {
    const isSeen = change.expected === null || (before.trackStock && before.quantity === change.expected);
    if (isSeen) return { quantity: change.set, trackStock: true };
    throw new HttpError(
      409,
      `Le stock est maintenant de ${quantityText(before)}, et non de ${change.expected}.${await lastMovement(tx, article)}`,
    );
  }
  if (!before.trackStock)
    throw new HttpError(422, 'Le stock de cet article est illimité : donnez-lui d’abord une quantité.');
  return { quantity: before.quantity + change.add, trackStock: true };
}

function refuseImpossible(before: ArticleStock, { quantity }: ArticleStock): void {
  if (Number.isSafeInteger(quantity) && quantity >= 0 && quantity <= maxStock) return;
  throw new HttpError(
    422,
    quantity < 0
      ? `Il n’y a que ${before.quantity} en stock : le stock ne peut pas devenir négatif.`
      : `Le stock est un nombre entier de 0 à ${maxStock}.`,
  );
}

async function writeQuantity(tx: Tx, { productId, sku }: Article, after: ArticleStock): Promise<void> {
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

async function lockStock(tx: Tx, { productId, sku }: Article): Promise<ArticleStock> {
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
 * Changes the stock of an article while its product is locked, with its movement and its entry in
 * the audit log.
 */
export async function changeStock(
  tx: Tx,
  article: Article,
  change: StockChange,
  { actor, reason }: StockContext,
): Promise<ChangedStock> {
  const before = await lockStock(tx, article);
  const after = await next(tx, article, before, change);
  refuseImpossible(before, after);
  if (after.quantity === before.quantity && after.trackStock === before.trackStock) return { before, after };
  await writeQuantity(tx, article, after);
  const kind: StockCause['kind'] = 'add' in change ? 'staff' : 'correction';
  await bookStock(tx, [article.productId], { kind, reference: null, note: reason, actor });
  await writeAudit(tx, actor, {
    action: 'product.stock',
    subject: { kind: 'product', id: article.productId },
    before: { sku: article.sku, ...before },
    after: { sku: article.sku, ...after, reason },
  });
  await announceCatalogue(tx);
  return { before, after };
}
