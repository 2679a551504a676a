import type { PriceRuleWire } from '@teranga/contract';
import type { Xof } from '../money/index.ts';
import { nextPriceChange, priceAt, rulesFor } from './priceRules.ts';

/** A price before its rules: a product's own, or a variation's. */
export interface Priced {
  sellingPrice: Xof;
  multiPricing: readonly PriceRuleWire[];
}

interface Stocked {
  isEnabled: boolean;
  quantity: number;
}

/**
 * The variations on offer: those enabled and in stock; when there is none, the enabled ones;
 * failing those, all.
 */
export function offeredVariations<V extends Stocked>(variations: readonly V[]): readonly V[] {
  const enabled = variations.filter(({ isEnabled }) => isEnabled);
  const available = enabled.filter(({ quantity }) => quantity >= 1);
  return [available, enabled].find(({ length }) => length > 0) ?? variations;
}

/** What one unit of a product costs at `now`, in one of its variations or in none. */
export function unitPrice(product: Priced, variation: Priced | null, now: number): Xof {
  return priceAt((variation ?? product).sellingPrice, rulesFor(product, variation, now), now);
}

/** Of several things the one that costs least, of equals the first; null of none. */
export function cheapest<T>(items: readonly T[], priceOf: (item: T) => number): T | null {
  return items.reduce<T | null>(
    (best, each) => (best === null || priceOf(each) < priceOf(best) ? each : best),
    null,
  );
}

/** The price that a product is sold from. */
export interface FromPrice {
  /** Before its rules. */
  base: Xof;
  price: Xof;
  /** Some variation on offer costs more. */
  isFrom: boolean;
}

/**
 * The lowest price at `now` of what is on offer of a product: the one function that every list,
 * page and card uses.
 */
export function fromPrice(product: Priced, offers: readonly Priced[], now: number): FromPrice {
  const priceOf = (offer: Priced) => unitPrice(product, offer, now);
  const best = cheapest(offers, priceOf);
  const price = unitPrice(product, best, now);
  return {
    base: (best ?? product).sellingPrice,
    price,
    isFrom: offers.some((offer) => priceOf(offer) > price),
  };
}

/**
 * The first moment after `now` at which a price of these products and variations may change; null
 * when none ever will.
 */
export function nextChangeOf(priced: readonly Priced[], now: number): number | null {
  return nextPriceChange(
    priced.flatMap(({ multiPricing }) => multiPricing),
    now,
  );
}
