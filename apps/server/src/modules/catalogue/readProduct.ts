import type { ProductWire, VariationWire } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { summaryColumns, summarySource, toProductSummary, type SummaryRow } from './productRows.ts';
import { isSlug } from '../../platform/text/slug.ts';
import { validImages, validMeasurement, validOptions, validRules, validTexts } from './storedDocuments.ts';

/** A variation as it is stored. */
export interface VariationRow {
  sku: string;
  is_enabled: boolean;
  quantity: number;
  base_price: number;
  price_rules: unknown;
  picture: string | null;
  pictures: unknown;
  options: unknown;
}

interface ProductRow extends SummaryRow {
  description: string;
  gallery: unknown;
  measurement: unknown;
  tags: string[];
}

/** A variation as the wire carries it. */
export const toVariation = (row: VariationRow): VariationWire => ({
  sku: row.sku,
  isEnabled: row.is_enabled,
  quantity: row.quantity,
  sellingPrice: row.base_price,
  multiPricing: validRules(row.price_rules),
  picture: row.picture,
  pictures: validTexts(row.pictures),
  options: validOptions(row.options),
});

/** Whether a product of this store exists that is not on sale. */
export async function isUnpublished(tx: Tx, id: string): Promise<boolean> {
  if (!isSlug(id)) return false;
  const { rowCount } = await tx.query('select from products where id = $1 and not is_published', [id]);
  return rowCount > 0;
}

/** One product with all that its page shows; null for one that is not there or not published. */
export async function readProduct(
  tx: Tx,
  id: string,
  now: Date,
  { withUnpublished = false } = {},
): Promise<ProductWire | null> {
  if (!isSlug(id)) return null;
  const { rows } = await tx.query<ProductRow>(
    `select ${summaryColumns}, p.description, p.gallery, p.measurement,
       array(select tag from product_tags where product_id = p.id order by position) as tags
     from ${summarySource} where p.id = $1 and (p.is_published or $2)`,
    [id, withUnpublished],
  );
  const [row] = rows;
  if (!row) return null;
  const measurement = validMeasurement(row.measurement);
  const variations = row.has_variations
    ? await tx.query<VariationRow>(
        `select sku, is_enabled, quantity, base_price, price_rules, picture, pictures, options
         from variations where product_id = $1 order by position, sku`,
        [id],
      )
    : { rows: [] };
  return {
    ...toProductSummary(row, now),
    description: row.description,
    gallery: validImages(row.gallery),
    tags: row.tags,
    variations: variations.rows.map(toVariation),
    ...(measurement === null ? {} : { measurement }),
  };
}
