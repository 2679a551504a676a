import type { PriceRuleWire } from '@teranga/contract';
import { toXof } from '@teranga/core/money';
import { nextPriceChange, priceAt } from '@teranga/core/pricing';

/** What lists filter and sort by: a price, and until when it holds. */
export interface ListedPrice {
  price: number;
  /** As PostgreSQL reads it; `infinity` when the price never changes. */
  until: string;
}

/** The price at `now` and the moment it may change. */
export function listedPriceAt(base: number, rules: readonly PriceRuleWire[], now: Date): ListedPrice {
  const change = nextPriceChange(rules, now.getTime());
  return {
    price: priceAt(toXof(base), rules, now.getTime()),
    until: change === null ? 'infinity' : new Date(change).toISOString(),
  };
}
