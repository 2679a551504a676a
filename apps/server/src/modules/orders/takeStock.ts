import { keyText, readArticles } from '../cart/articles.ts';
import type { Line } from '../cart/cartRules.ts';
import { announceCatalogue } from '../catalogue/announceCatalogue.ts';
import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { OrderConflict } from './orderIntent.ts';
import { shortStock } from './orderLines.ts';

/** Units of one product, or of one of its variations. */
export interface StockLine {
  productId: string;
  sku: string;
  quantity: number;
}

/** Lines by product, products in the one order in which every transaction locks them. */
export function byProduct<L extends StockLine>(lines: readonly L[]): [string, L[]][] {
  const groups = new Map<string, L[]>();
  for (const line of lines) groups.set(line.productId, [...(groups.get(line.productId) ?? []), line]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

const sumOf = (lines: readonly StockLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const takeUnits = statement(
  `update products set quantity = quantity - $2, sold = sold + $2
   where id = $1 and quantity >= $2 and has_variations = $3 returning quantity`,
);
const takeVariation = statement(
  `update variations set quantity = quantity - $3
   where product_id = $1 and sku = $2 and is_enabled and quantity >= $3 returning quantity`,
);

/**
 * Takes units of one product and its variations. Updates the product's row first: it serves as the
 * lock for all of them.
 */
async function takeProduct(tx: Tx, productId: string, lines: readonly StockLine[]): Promise<number[] | null> {
  const hasVariations = lines.some(({ sku }) => sku !== '');
  const product = await tx.query<{ quantity: number }>(takeUnits, [productId, sumOf(lines), hasVariations]);
  const left = product.rows.map(({ quantity }) => quantity);
  if (left.length === 0) return null;
  for (const { sku, quantity } of hasVariations ? lines : []) {
    const variation = await tx.query<{ quantity: number }>(takeVariation, [productId, sku, quantity]);
    const [row] = variation.rows;
    if (!row) return null;
    left.push(row.quantity);
  }
  return left;
}

/** Removes an order's units from stock: all of them, or none with an `OrderConflict`. */
export async function takeStock(tx: Tx, lines: readonly Line[], now: Date): Promise<void> {
  const wanted = lines.map(({ article: { productId, sku }, quantity }) => ({ productId, sku, quantity }));
  let isAnythingGone = false;
  for (const [productId, group] of byProduct(wanted)) {
    const left = await takeProduct(tx, productId, group);
    if (!left) throw await shortage(tx, lines, now);
    isAnythingGone ||= left.includes(0);
  }
  if (isAnythingGone) await announceCatalogue(tx);
}

/** Names the article that others took first. */
async function shortage(tx: Tx, lines: readonly Line[], now: Date): Promise<OrderConflict> {
  const articles = await readArticles(
    tx,
    lines.map(({ article }) => article),
    now,
  );
  const short = lines.find(
    ({ article, quantity }) => (articles.get(keyText(article))?.stock ?? 0) < quantity,
  );
  const article = short && (articles.get(keyText(short.article)) ?? { ...short.article, stock: 0 });
  return article ? shortStock(article) : new OrderConflict('Un article de votre panier vient de changer.');
}
