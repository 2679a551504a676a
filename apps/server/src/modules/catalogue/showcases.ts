import type { ProductSummaryWire } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { summaryColumns, summarySource, toProductSummary, type SummaryRow } from './productRows.ts';

/** Products in a home's carousel. */
const showcaseSize = 12;
/** Products under «Autres articles similaires»: two rows of four. */
const relatedSize = 8;

/** Products in stock first, then best sellers. */
const bySales = '(p.quantity > 0) desc, p.sold desc, p.id';

async function show(
  tx: Tx,
  rest: string,
  values: unknown[],
  now: Date,
  condition = 'true',
): Promise<ProductSummaryWire[]> {
  const { rows } = await tx.query<SummaryRow>(
    `select ${summaryColumns} from ${summarySource} where p.is_published and ${condition} ${rest}`,
    values,
  );
  return rows.map((row) => toProductSummary(row, now));
}

/** GET /api/products/new: the youngest first. */
export const newProducts = (tx: Tx, now: Date): Promise<ProductSummaryWire[]> =>
  show(tx, `order by p.added_at desc, p.id limit ${showcaseSize}`, [], now);

/** GET /api/products/best-sales. */
export const bestSellers = (tx: Tx, now: Date): Promise<ProductSummaryWire[]> =>
  show(tx, `order by ${bySales} limit ${showcaseSize}`, [], now);

/**
 * Products of the same category, then of the same brand, then best sellers; null for an unknown
 * product.
 */
export async function relatedProducts(tx: Tx, id: string, now: Date): Promise<ProductSummaryWire[] | null> {
  const { rows } = await tx.query<{ category_id: string | null; brand: string | null }>(
    'select category_id, brand from products where id = $1',
    [id],
  );
  const [product] = rows;
  if (!product) return null;
  const found = new Map<string, ProductSummaryWire>();
  const add = async (condition: string, value: string | null) => {
    const missing = relatedSize - found.size;
    if (missing === 0 || value === null) return;
    const more = await show(
      tx,
      `order by ${bySales} limit ${missing}`,
      [value, [id, ...found.keys()]],
      now,
      `${condition} and p.id <> all($2)`,
    );
    for (const each of more) found.set(each.id, each);
  };
  await add('p.category_id = $1', product.category_id);
  await add('p.brand = $1', product.brand);
  await add('p.id <> $1', id);
  return [...found.values()];
}
