import { adjustmentType, type PriceRuleWire } from '@teranga/contract';
import { toFrancs } from './amounts.ts';
import { ImportFault } from './importFault.ts';

/** A reduction whose file says no day holds from and until then: far enough, and the same at every import. */
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

/** A base price in whole FCFA, and the dated rule that reduces it. */
export function toPriced({ line, regular, reduced, from, until }: FilePrice, rate: number): Priced {
  const sellingPrice = toFrancs(regular, rate, line);
  const lower = reduced === null ? sellingPrice : toFrancs(reduced, rate, line);
  if (lower >= sellingPrice) return { sellingPrice, multiPricing: [] };
  if (from && until && from >= until) throw new ImportFault(line, 'la promotion finit avant de commencer.');
  return { sellingPrice, multiPricing: [rule(lower - sellingPrice, from, until)] };
}

/** The lowest price of those on offer; of two as low, the one with a reduction. */
function cheapestOf(variations: readonly (Priced & { isEnabled: boolean })[]): Priced {
  const offered = variations.filter(({ isEnabled }) => isEnabled);
  const [first, ...others] = offered.length > 0 ? offered : variations;
  const isCheaper = (a: Priced, b: Priced) =>
    a.sellingPrice < b.sellingPrice ||
    (a.sellingPrice === b.sellingPrice && a.multiPricing.length > b.multiPricing.length);
  return others.reduce<Priced>((lowest, each) => (isCheaper(each, lowest) ? each : lowest), {
    sellingPrice: first?.sellingPrice ?? 0,
    multiPricing: first?.multiPricing ?? [],
  });
}

/**
 * A product's own price from its variations': the lowest of those on offer, with its reduction. A variation without a rule
 * would take the product's, so it gets one that changes nothing.
 */
export function withProductPrice<Variation extends Priced & { isEnabled: boolean }>(
  variations: Variation[],
): Priced & { variations: Variation[] } {
  const { sellingPrice, multiPricing } = cheapestOf(variations);
  const isReduced = multiPricing.length > 0;
  return {
    sellingPrice,
    multiPricing,
    variations: variations.map((variation) =>
      isReduced && variation.multiPricing.length === 0
        ? { ...variation, multiPricing: [rule(0, null, null)] }
        : variation,
    ),
  };
}
