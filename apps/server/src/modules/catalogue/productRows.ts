import type { ProductSummaryWire } from '@teranga/contract';
import { fromPrice, savingPercent, type Priced } from '@teranga/core/domain/pricing';
import { offersColumn, toOffers, toPriced, type OffersRow } from './offers.ts';
import { validRules } from './storedDocuments.ts';

/** A product as lists read it. */
export interface SummaryRow extends OffersRow {
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
  p.base_price, p.price_rules, p.quantity, p.has_variations,
  ${offersColumn}`;

/** Products as `p`, with their category as `c`. */
export const summarySource =
  'products p left join categories c on c.store_id = p.store_id and c.id = p.category_id';

/** Variations without a price or a rule of their own cost what their product costs. */
const costsAsProduct = (own: Priced, offers: readonly Priced[]) =>
  offers.every((each) => each.sellingPrice === own.sellingPrice && each.multiPricing.length === 0);

/** A product as lists carry it. */
export function toProductSummary(row: SummaryRow, now: Date): ProductSummaryWire {
  const own = toPriced({ sellingPrice: row.base_price, multiPricing: validRules(row.price_rules) });
  const offers = toOffers(row.offers);
  const { base, price } = fromPrice(own, offers, now.getTime());
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    picture: row.picture,
    ...(row.picture_color === null ? {} : { pictureColor: row.picture_color }),
    brand: row.brand,
    category: row.category,
    ...own,
    quantity: row.quantity,
    discount: savingPercent(base, price),
    hasVariations: row.has_variations,
    ...(!costsAsProduct(own, offers) && { variationPrices: offers }),
  };
}
