import type { Money, Xof } from '../money/index.ts';
import type { FromPrice } from './fromPrice.ts';

/** Shown before a lowest price. */
export const fromWords = 'À partir de';

/** View model of a price, in the shopper's currency. */
export interface PriceView {
  /** 'À partir de', before the price of a product of which some variations cost more. */
  prefix?: string;
  /** «12 500 FCFA» */
  current: string;
  /** Price before the discount, shown struck through; null when there is none. */
  previous: string | null;
  /** «−20 %»; null when there is no reduction. */
  saving: string | null;
}

/** Discount of `current` from `base` in whole per cent; 0 when there is none. */
export function savingPercent(base: Xof, current: Xof): number {
  return current < base ? Math.round(((base - current) / base) * 100) : 0;
}

/** Formats a price with its previous price and saving. */
export function toPriceView(base: Xof, current: Xof, money: Money): PriceView {
  const percent = savingPercent(base, current);
  return {
    current: money.format(current),
    previous: current < base ? money.format(base) : null,
    saving: percent > 0 ? `\u2212${percent}\u00a0%` : null,
  };
}

/** The price a product is sold from. */
export const toFromPriceView = ({ base, price, isFrom }: FromPrice, money: Money): PriceView => ({
  ...(isFrom && { prefix: fromWords }),
  ...toPriceView(base, price, money),
});
