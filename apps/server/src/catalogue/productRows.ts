import type { PriceRuleWire, ProductSummaryWire } from '@teranga/contract';
import { toXof } from '@teranga/core/money';
import { priceAt, savingPercent } from '@teranga/core/pricing';
import { validRules } from './storedDocuments.ts';

/** A product as lists read it. */
export interface SummaryRow {
  id: string;
  sku: string;
  name: string;
  picture: string | null;
  picture_color: string | null;
  brand: string | null;
  category: string | null;
  base_price: number;
  price_rules: unknown;
  quantity: number;
  has_variations: boolean;
}

/** Columns of a `SummaryRow`, for a query that reads from `summarySource`. */
export const summaryColumns = `p.id, p.sku, p.name, p.picture, p.picture_color, p.brand, c.name as category,
  p.base_price, p.price_rules, p.quantity, p.has_variations`;

/** Products as `p`, with their category as `c`. */
export const summarySource =
  'products p left join categories c on c.store_id = p.store_id and c.id = p.category_id';

/** Whole per cent that a price is below its base at `now`. */
function discountAt(price: number, rules: readonly PriceRuleWire[], now: Date): number {
  const base = toXof(price);
  return savingPercent(base, priceAt(base, rules, now.getTime()));
}

/** A product as lists carry it. */
export function toProductSummary(row: SummaryRow, now: Date): ProductSummaryWire {
  const rules = validRules(row.price_rules);
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    picture: row.picture,
    ...(row.picture_color === null ? {} : { pictureColor: row.picture_color }),
    brand: row.brand,
    category: row.category,
    sellingPrice: row.base_price,
    quantity: row.quantity,
    multiPricing: rules,
    discount: discountAt(row.base_price, rules, now),
    hasVariations: row.has_variations,
  };
}
