import type { Tx } from '../../../platform/db/database.ts';

/** The stock of one article. */
export interface ArticleStock {
  quantity: number;
  trackStock: boolean;
}

/** The stock of a product and of its variations, by SKU. */
export interface ProductStock {
  own: ArticleStock;
  variations: Map<string, ArticleStock>;
}

interface StockRow {
  sku: string | null;
  quantity: number;
  track_stock: boolean;
}

/** The stock of a product, which the caller has locked. */
export async function readStock(tx: Tx, productId: string): Promise<ProductStock> {
  const { rows } = await tx.query<StockRow>(
    `select null as sku, quantity, track_stock from products where id = $1
     union all select v.sku, v.quantity, v.track_stock from variations v where v.product_id = $1`,
    [productId],
  );
  const toStock = ({ quantity, track_stock: trackStock }: StockRow): ArticleStock => ({
    quantity,
    trackStock,
  });
  const own = rows.find(({ sku }) => sku === null);
  return {
    own: own ? toStock(own) : { quantity: 0, trackStock: true },
    variations: new Map(rows.flatMap((row) => (row.sku === null ? [] : [[row.sku, toStock(row)] as const]))),
  };
}
