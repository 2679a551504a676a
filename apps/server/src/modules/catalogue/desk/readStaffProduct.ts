import { fromPrice, offeredVariations, unitPrice } from '@teranga/core/domain/pricing';
import type { StaffProductWire } from '@teranga/contract/admin';
import type { Tx } from '../../../platform/db/database.ts';
import { isSlug } from '../../../platform/text/slug.ts';
import { unknownProduct } from '../edit/changeProduct.ts';
import { readStock } from '../edit/readStock.ts';
import { toPriced } from '../offers.ts';
import { readDocuments } from '../versions/productDocument.ts';
import { currentVersion } from '../versions/productVersions.ts';

interface SaleRow {
  lowStock: number | null;
  sold: number;
  addedAt: Date;
}

const readSales = 'select low_stock as "lowStock", sold, added_at as "addedAt" from products where id = $1';
const noStock = { quantity: 0, trackStock: true };

/**
 * A product with its stock, its sales and what a shopper pays for it now; 404 for an unknown one.
 */
export async function readStaffProduct(tx: Tx, id: string, now: Date): Promise<StaffProductWire> {
  const document = isSlug(id) ? (await readDocuments(tx, [id])).get(id) : undefined;
  const [sales] = document ? (await tx.query<SaleRow>(readSales, [id])).rows : [];
  if (!document || !sales) throw unknownProduct();
  const stock = await readStock(tx, id);
  const product = toPriced(document);
  const variations = document.variations.map((variation) => ({
    ...variation,
    ...(stock.variations.get(variation.sku) ?? noStock),
    price: unitPrice(product, toPriced(variation), now.getTime()),
  }));
  const offers = offeredVariations(variations).map(toPriced);
  return {
    id,
    ...document,
    variations,
    ...stock.own,
    lowStock: sales.lowStock,
    sold: sales.sold,
    addedAt: sales.addedAt.toISOString(),
    price: fromPrice(product, offers, now.getTime()).price,
    version: await currentVersion(tx, id),
    path: `/products/${id}`,
  };
}
