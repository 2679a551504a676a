import { adjustmentType, type PriceRuleWire } from '@teranga/contract';
import { toXof } from '@teranga/core/domain/money';
import { priceAt } from '@teranga/core/domain/pricing';
import { farAhead, longAgo, rebase, repriced } from '../../catalogue/edit/changePrice.ts';
import type { ProductDocument } from '../../catalogue/versions/productDocument.ts';
import type { PriceDraft, RegularPrice, ShownPrice } from '../draft.ts';

export type Priced = Pick<ProductDocument, 'sellingPrice' | 'multiPricing'>;

/** A price with the rules that apply to it now: a variation's may be its product's. */
export interface CurrentPrice extends Priced {
  rules: readonly PriceRuleWire[];
}

const permanent = (amount: number, from: string | null, until: string | null): PriceRuleWire => ({
  type: adjustmentType,
  amount,
  percentage: false,
  startDate: from ?? longAgo,
  endDate: until ?? farAhead,
});

/** A price and the crossed-out one above it; null without a reduction. */
interface Shown {
  price: number;
  compareAt: number | null;
}

/** What a shopper sees now. */
export function shownPrice({ sellingPrice, rules }: CurrentPrice, now: Date): Shown {
  const price: number = priceAt(toXof(sellingPrice), rules, now.getTime());
  return { price, compareAt: price < sellingPrice ? sellingPrice : null };
}

function toShown(current: CurrentPrice | null, draft: ShownPrice, now: Date): Priced | null {
  const seen = current && shownPrice(current, now);
  const price = draft.price ?? seen?.price;
  if (price === undefined) return null;
  const priceBefore = draft.compareAt === undefined ? (seen?.compareAt ?? null) : draft.compareAt;
  const compareAt = priceBefore !== null && priceBefore > price ? priceBefore : null;
  if (!current)
    return compareAt === null
      ? { sellingPrice: price, multiPricing: [] }
      : { sellingPrice: compareAt, multiPricing: [permanent(price - compareAt, null, null)] };
  if (price === seen?.price && compareAt === seen.compareAt) return current;
  return repriced(current, { price, compareAt, from: null, until: null }, now);
}

function toRegular(current: CurrentPrice | null, draft: RegularPrice): Priced | null {
  const regular = draft.regular ?? current?.sellingPrice;
  if (regular === undefined) return null;
  if (draft.sale === undefined && draft.from === undefined && draft.until === undefined)
    return {
      sellingPrice: regular,
      multiPricing: (current?.multiPricing ?? []).map((rule) =>
        rebase(rule, current?.sellingPrice ?? regular, regular),
      ),
    };
  const running = current?.multiPricing.find((rule) => !rule.percentage && !isNeutral(rule));
  const sale =
    draft.sale === undefined && running && current
      ? current.sellingPrice + running.amount
      : (draft.sale ?? null);
  const from = draft.from === undefined ? (running?.startDate ?? null) : draft.from;
  const until = draft.until === undefined ? (running?.endDate ?? null) : draft.until;
  const isReduced = sale !== null && sale < regular;
  return {
    sellingPrice: regular,
    multiPricing: isReduced ? [permanent(sale - regular, from, until)] : [],
  };
}

/** A rule without effect, which keeps the rules of a product off one of its variations. */
export const isNeutral = ({ type, amount, percentage, startDate, endDate }: PriceRuleWire): boolean =>
  type === adjustmentType && amount === 0 && !percentage && startDate === longAgo && endDate === farAhead;

/**
 * The price that a file gives; the same object when it changes nothing. Null for a new product
 * without a price.
 */
export function applyPrice(current: CurrentPrice | null, draft: PriceDraft, now: Date): Priced | null {
  if (draft.kind === 'shown') return toShown(current, draft, now);
  if (draft.kind === 'regular') return toRegular(current, draft);
  const sellingPrice = draft.sellingPrice ?? current?.sellingPrice;
  if (sellingPrice === undefined) return null;
  return { sellingPrice, multiPricing: draft.multiPricing ?? current?.multiPricing ?? [] };
}
