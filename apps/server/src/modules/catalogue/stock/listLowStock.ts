import type { Tx } from '../../../platform/db/database.ts';

/** An article on sale that is nearly sold out. */
export interface LowStock {
  productId: string;
  /** Empty for a product without variations. */
  sku: string;
  name: string;
  picture: string | null;
  quantity: number;
  threshold: number;
}

const articles = `
  select id as "productId", '' as sku, name, picture, quantity, low_stock from products
  where is_published and track_stock and not has_variations
  union all
  select p.id, v.sku, p.name, coalesce(v.picture, p.picture), v.quantity, p.low_stock from variations v
  join products p on p.store_id = v.store_id and p.id = v.product_id
  where p.is_published and p.has_variations and v.is_enabled and v.track_stock`;

const lowest = `
  select "productId", sku, name, picture, quantity, coalesce(low_stock, $1) as threshold, count(*) over () as total
  from (${articles}) article
  where quantity <= coalesce(low_stock, $1) order by quantity, name, sku limit $2`;

/** The articles on sale that have the fewest units left, and how many are nearly sold out in all. */
export async function listLowStock(
  tx: Tx,
  storeThreshold: number | null,
  limit: number,
): Promise<{ count: number; items: LowStock[] }> {
  const { rows } = await tx.query<LowStock & { total: number }>(lowest, [storeThreshold, limit]);
  return {
    count: rows[0]?.total ?? 0,
    items: rows.map(({ total: _total, ...article }) => article),
  };
}
