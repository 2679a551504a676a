import type { Tx } from '../../../platform/db/database.ts';
import { variationTitle } from '../variationName.ts';

/** A product on sale that is nearly sold out. */
export interface LowStock {
  productId: string;
  /** Empty for a product without variations. */
  sku: string;
  name: string;
  /** What its variation is called; empty for a product without variations. */
  variation: string;
  picture: string | null;
  quantity: number;
  threshold: number;
  /** How many other variations of it are nearly sold out. */
  others: number;
}

const low = `
  select id, '' as sku, quantity, coalesce(low_stock, $1::int) as threshold from products
  where is_published and track_stock and not has_variations and quantity <= coalesce(low_stock, $1)
  union all
  select p.id, v.sku, v.quantity, coalesce(p.low_stock, $1) from variations v
  join products p on p.store_id = v.store_id and p.id = v.product_id
  where p.is_published and p.has_variations and v.is_enabled and v.track_stock and v.quantity <= coalesce(p.low_stock, $1)`;

// A line for each product. By their ids, which begin with their names: indexes have all that this
// takes, and only those shown are read.
const lowest = `
  with low as (${low})
  select p.id as "productId", low.sku, p.name, v.options, coalesce(v.picture, p.picture) as picture, low.quantity, low.threshold, low.others,
    (select count(distinct id) from low) as total
  from (
    select * from (
      select low.*, row_number() over each as place, count(*) over (partition by id) - 1 as others
      from low window each as (partition by id order by quantity, sku)
    ) ranked
    where place = 1 order by quantity, id limit $2
  ) low
  join products p on p.id = low.id
  left join variations v on v.store_id = p.store_id and v.product_id = p.id and v.sku = low.sku
  order by low.quantity, low.id`;

interface LowStockRow extends Omit<LowStock, 'variation'> {
  options: unknown;
  total: number;
}

/**
 * The products and variations on sale with the fewest units left, and how many products these are.
 */
export async function listLowStock(
  tx: Tx,
  storeThreshold: number | null,
  limit: number,
): Promise<{ count: number; items: LowStock[] }> {
  const { rows } = await tx.query<LowStockRow>(lowest, [storeThreshold, limit]);
  return {
    count: rows[0]?.total ?? 0,
    items: rows.map(({ total: _total, options, ...product }) => ({
      ...product,
      variation: variationTitle(product.sku, options),
    })),
  };
}
