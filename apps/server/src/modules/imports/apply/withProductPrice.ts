import { adjustmentType, type PriceRuleWire } from '@teranga/contract';
import { toXof } from '@teranga/core/domain/money';
import { cheapest, offeredVariations, priceAt } from '@teranga/core/domain/pricing';
import { farAhead, longAgo } from '../../catalogue/edit/changePrice.ts';
import type { Priced } from './applyPrice.ts';

const neutral: PriceRuleWire = {
  type: adjustmentType,
  amount: 0,
  percentage: false,
  startDate: longAgo,
  endDate: farAhead,
};

const isPermanent = ({ startDate, endDate }: PriceRuleWire): boolean =>
  startDate === longAgo && endDate === farAhead;

/**
 * A new product's own price: its variations' lowest, with its reduction. The others get a final
 * rule without effect, so that they do not inherit that reduction while none of their own applies.
 */
export function withProductPrice<V extends Priced & { isEnabled: boolean; quantity: number }>(
  variations: V[],
  now: Date,
): Priced & { variations: V[] } {
  const priceOf = ({ sellingPrice, multiPricing }: Priced) =>
    priceAt(toXof(sellingPrice), multiPricing, now.getTime());
  const best = cheapest(offeredVariations(variations), priceOf);
  const { sellingPrice, multiPricing } = best ?? { sellingPrice: 0, multiPricing: [] };
  const isReduced = multiPricing.length > 0;
  return {
    sellingPrice,
    multiPricing,
    variations: variations.map((variation) =>
      isReduced && !variation.multiPricing.some(isPermanent)
        ? { ...variation, multiPricing: [...variation.multiPricing, neutral] }
        : variation,
    ),
  };
}
