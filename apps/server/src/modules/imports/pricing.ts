import { adjustmentType, type PriceRuleWire } from '@teranga/contract';
import { toXof } from '@teranga/core/domain/money';
import { cheapest, offeredVariations, priceAt } from '@teranga/core/domain/pricing';
import { toFrancs } from './amounts.ts';
import { ImportFault } from './importFault.ts';

/**
 * Dates of a reduction without start or end in its file: constant, so that every import gives the
 * same rule.
 */
const longAgo = '2000-01-01T00:00:00.000Z';
const farAhead = '2100-01-01T00:00:00.000Z';

/** A price as a file gives it, in the file's currency. */
export interface FilePrice {
  line: number;
  /** Before any reduction. */
  regular: number;
  /** Null: no reduction. */
  reduced: number | null;
  from?: Date | null;
  until?: Date | null;
}

export interface Priced {
  sellingPrice: number;
  multiPricing: PriceRuleWire[];
}

const rule = (
  amount: number,
  from: Date | null | undefined,
  until: Date | null | undefined,
): PriceRuleWire => ({
  type: adjustmentType,
  amount,
  percentage: false,
  startDate: from?.toISOString() ?? longAgo,
  endDate: until?.toISOString() ?? farAhead,
});

const isPermanent = ({ startDate, endDate }: PriceRuleWire): boolean =>
  startDate === longAgo && endDate === farAhead;

/** A base price as an integer in FCFA and the dated rule of its reduction, if any. */
export function toPriced({ line, regular, reduced, from, until }: FilePrice, rate: number): Priced {
  const sellingPrice = toFrancs(regular, rate, line);
  const lower = reduced === null ? sellingPrice : toFrancs(reduced, rate, line);
  if (lower >= sellingPrice) return { sellingPrice, multiPricing: [] };
  if (from && until && from >= until) throw new ImportFault(line, 'la promotion finit avant de commencer.');
  return { sellingPrice, multiPricing: [rule(lower - sellingPrice, from, until)] };
}

interface PricedVariation extends Priced {
  isEnabled: boolean;
  quantity: number;
}

/**
 * A product's own price: its variations' lowest, with its reduction. The others get a final rule
 * without effect, so that they do not inherit that reduction while none of their own applies.
 */
export function withProductPrice<Variation extends PricedVariation>(
  variations: Variation[],
  now: Date,
): Priced & { variations: Variation[] } {
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
        ? { ...variation, multiPricing: [...variation.multiPricing, rule(0, null, null)] }
        : variation,
    ),
  };
}
