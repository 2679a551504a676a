import type { PriceRuleWire } from '@teranga/contract';
import { toXof } from '@teranga/core/domain/money';
import { offeredVariations } from '@teranga/core/domain/pricing';
import { validRules } from './storedDocuments.ts';

/** A price before its rules, of a product or of a variation. */
interface PricedRow {
  sellingPrice: number;
  multiPricing: PriceRuleWire[];
}

/** Only what of it a price is made of. */
export const toPriced = ({ sellingPrice, multiPricing }: PricedRow) => ({
  sellingPrice: toXof(sellingPrice),
  multiPricing,
});

/** One price of a product's variations, and whether one that has it is enabled and in stock. */
interface OfferRow {
  isEnabled: boolean;
  quantity: number;
  sellingPrice: number;
  multiPricing: unknown;
}

/** What a query that selects `offersColumn` reads. */
export interface OffersRow {
  offers: OfferRow[];
}

/** The different prices of the variations of a product `p`, in the variations' order. */
export const offersColumn = `array(
  select jsonb_build_object('isEnabled', v.is_enabled, 'quantity', (v.quantity > 0)::int, 'sellingPrice', v.base_price,
    'multiPricing', v.price_rules)
  from variations v where p.has_variations and v.store_id = p.store_id and v.product_id = p.id
  group by v.is_enabled, v.quantity > 0, v.base_price, v.price_rules order by min(v.position), min(v.sku)) as offers`;

/** The prices of the variations on offer. */
export const toOffers = (rows: readonly OfferRow[]) =>
  offeredVariations(rows).map(({ sellingPrice, multiPricing }) =>
    toPriced({ sellingPrice, multiPricing: validRules(multiPricing) }),
  );
