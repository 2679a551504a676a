import type { PriceRuleWire } from '@teranga/contract';
import { fromPrice, nextChangeOf } from '@teranga/core/domain/pricing';
import { fieldError } from '../../../platform/http/httpError.ts';
import { toPriced } from '../offers.ts';
import { priceRuleErrors } from '../priceRuleErrors.ts';
import { dayMs } from '../../../platform/time/units.ts';

const longestMs = 400 * dayMs;
const orderMessage = 'La fin vient avant le début.';
const lengthMessage = 'Un aperçu montre au plus 400 jours.';

export interface PricePeriod {
  from: string;
  until: string;
  price: number;
}

export interface PricePreview {
  errors: string[];
  periods: PricePeriod[];
}

interface GivenPrice {
  sellingPrice: number;
  multiPricing: PriceRuleWire[];
}

/**
 * What rules make of a product's lowest price between two moments, by the function that the shop
 * sells by.
 */
export function previewPrices(
  given: GivenPrice,
  variations: readonly GivenPrice[],
  { from, until }: { from: Date; until: Date },
): PricePreview {
  if (from >= until) throw fieldError('until', orderMessage);
  if (until.getTime() - from.getTime() > longestMs) throw fieldError('until', lengthMessage);
  const errors = priceRuleErrors(given.sellingPrice, given.multiPricing);
  if (errors.length > 0) return { errors, periods: [] };
  const product = toPriced(given);
  const offers = variations.map(toPriced);
  const periods: PricePeriod[] = [];
  for (let start = from.getTime(); start < until.getTime();) {
    const end = Math.min(nextChangeOf([product, ...offers], start) ?? Infinity, until.getTime());
    const { price } = fromPrice(product, offers, start);
    const last = periods.at(-1);
    // A rule that another one outdates changes nothing when it ends.
    if (last?.price === price) last.until = new Date(end).toISOString();
    else periods.push({ from: new Date(start).toISOString(), until: new Date(end).toISOString(), price });
    start = end;
  }
  return { errors, periods };
}
