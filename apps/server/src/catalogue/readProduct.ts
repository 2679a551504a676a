import type {
  PictureWire,
  PriceRuleWire,
  ProductWire,
  VariationOptionWire,
  VariationWire,
} from '@teranga/contract';
import type { Tx } from '../db/database.ts';
import { summaryColumns, summarySource, toProductSummary, type SummaryRow } from './productRows.ts';
import { isSlug } from './slug.ts';

/** A variation as it is stored. */
export interface VariationRow {
  sku: string;
  is_enabled: boolean;
  quantity: number;
  base_price: number;
  price_rules: PriceRuleWire[];
  picture: string | null;
  pictures: string[];
  options: VariationOptionWire[];
}

interface ProductRow extends SummaryRow {
  description: string;
  gallery: PictureWire[];
  measurement: { isMeasurable: boolean; unit: string | null } | null;
  tags: string[];
}

/** A variation as the wire carries it. */
export const toVariation = (row: VariationRow): VariationWire => ({
  sku: row.sku,
  isEnabled: row.is_enabled,
  quantity: row.quantity,
  sellingPrice: row.base_price,
  multiPricing: row.price_rules,
  picture: row.picture,
  pictures: row.pictures,
  options: row.options,
});

/** One product with all that its page shows, or null. */
export async function readProduct(tx: Tx, id: string, now: Date): Promise<ProductWire | null> {
  if (!isSlug(id)) return null;
  const { rows } = await tx.query<ProductRow>(
    `select ${summaryColumns}, p.description, p.gallery, p.measurement,
       array(select tag from product_tags where product_id = p.id order by position) as tags
     from ${summarySource} where p.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return null;
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
    gallery: row.gallery,
    tags: row.tags,
    variations: variations.rows.map(toVariation),
    ...(row.measurement === null ? {} : { measurement: row.measurement }),
  };
}
