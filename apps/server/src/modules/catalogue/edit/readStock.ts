import type { Tx } from '../../../platform/db/database.ts';

/** The stock of one product or variation. */
export interface StockLevel {
  quantity: number;
  trackStock: boolean;
}

/** A quantity as staff read it. */
export const quantityText = ({ quantity, trackStock }: StockLevel): string =>
  trackStock ? String(quantity) : 'illimité';

/** The stock of a product and of its variations, by SKU. */
export interface ProductStock {
  own: StockLevel;
  variations: Map<string, StockLevel>;
}

interface StockRow {
  id: string;
  sku: string | null;
  quantity: number;
  track_stock: boolean;
}

const readRows = `
  select id, null as sku, quantity, track_stock from products where id = any($1)
  union all select product_id, sku, quantity, track_stock from variations where product_id = any($1)`;

/** The stock of some products, by id. */
export async function readStocks(tx: Tx, productIds: readonly string[]): Promise<Map<string, ProductStock>> {
  const { rows } = await tx.query<StockRow>(readRows, [productIds]);
  const stocks = new Map<string, ProductStock>();
  for (const { id, sku, quantity, track_stock: trackStock } of rows) {
    const stock = stocks.get(id) ?? { own: { quantity: 0, trackStock: true }, variations: new Map() };
    if (sku === null) stock.own = { quantity, trackStock };
    else stock.variations.set(sku, { quantity, trackStock });
    stocks.set(id, stock);
  }
  return stocks;
}

/** The stock of a product, which the caller has locked. */
export async function readStock(tx: Tx, productId: string): Promise<ProductStock> {
  const stocks = await readStocks(tx, [productId]);
  return stocks.get(productId) ?? { own: { quantity: 0, trackStock: true }, variations: new Map() };
}
