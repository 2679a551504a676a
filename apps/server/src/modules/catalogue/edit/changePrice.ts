import { adjustmentType, type PriceRuleWire } from '@teranga/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import type { ProductDocument, VariationDocument } from '../versions/productDocument.ts';
import { changeProduct, type ChangeContext, type ChangedProduct } from './changeProduct.ts';

/** A new price of a product, or of one of its variations. */
export interface NewPrice {
  /** FCFA: what the shopper pays. */
  price: number;
  /** FCFA: the price before the reduction, shown crossed out; null keeps the present one. */
  compareAt: number | null;
  /** The reduction's first moment; null: it runs already. */
  from: Date | null;
  /** The moment at which the reduction ends; null: never. */
  until: Date | null;
}

/** Rules are dated on both sides: an open side is a date beyond all others. */
export const longAgo = '2000-01-01T00:00:00.000Z';
export const farAhead = '2100-01-01T00:00:00.000Z';

type Priced = Pick<ProductDocument, 'sellingPrice' | 'multiPricing'>;

const startOf = ({ startDate }: PriceRuleWire): number => Date.parse(startDate ?? longAgo);
const endOf = ({ endDate }: PriceRuleWire): number => Date.parse(endDate ?? farAhead);

/** A sum taken off a price keeps the price that it leads to when the price before it changes. */
export function rebase(rule: PriceRuleWire, from: number, to: number): PriceRuleWire {
  if (rule.type !== adjustmentType || rule.percentage === true) return rule;
  return { ...rule, amount: rule.amount + from - to };
}

/**
 * What stays of a rule beside a new one from `start` to `end`. The rule that begins last applies:
 * one that began before stays whole, one that begins within those days applies after them.
 */
function besides(rule: PriceRuleWire, start: number, end: number): PriceRuleWire[] {
  if (startOf(rule) < start || startOf(rule) >= end) return [rule];
  return endOf(rule) > end ? [{ ...rule, startDate: new Date(end).toISOString() }] : [];
}

/**
 * A price with its rules. A price without days ends the reduction under way; one for some days
 * leaves the price of all other days as it is, but for a new price to compare.
 */
export function repriced(current: Priced, wanted: NewPrice, now: Date): Priced {
  const { price, compareAt, from, until } = wanted;
  const base = compareAt ?? current.sellingPrice;
  const unfinished = current.multiPricing.filter((rule) => endOf(rule) > now.getTime());
  if (compareAt === null && from === null && until === null) {
    const others = unfinished.filter((rule) => startOf(rule) > now.getTime());
    return {
      sellingPrice: price,
      multiPricing: others.map((rule) => rebase(rule, current.sellingPrice, price)),
    };
  }
  const start = from?.getTime() ?? Date.parse(longAgo);
  const end = until?.getTime() ?? Date.parse(farAhead);
  const rule: PriceRuleWire = {
    type: adjustmentType,
    percentage: false,
    amount: price - base,
    startDate: new Date(start).toISOString(),
    endDate: new Date(end).toISOString(),
  };
  const others = unfinished
    .flatMap((each) => besides(each, start, end))
    .map((each) => rebase(each, current.sellingPrice, base));
  return { sellingPrice: base, multiPricing: [...others, rule] };
}

function refuseImpossible({ price, compareAt, from, until }: NewPrice, now: Date): void {
  if (compareAt !== null && compareAt <= price)
    throw new HttpError(422, 'Le prix barré doit être plus haut que le prix.');
  if (from && until && from >= until) throw new HttpError(422, 'Le dernier jour vient avant le premier.');
  if (until && until <= now) throw new HttpError(422, 'Le dernier jour est déjà passé.');
}

/** A product's own price is its variations' lowest. */
export function withLowest(document: ProductDocument, variations: VariationDocument[]): ProductDocument {
  const sellingPrice = Math.min(...variations.map((variation) => variation.sellingPrice));
  return { ...document, sellingPrice, variations };
}

/**
 * While none of a variation's own rules applies, its product's do. A permanent rule without effect
 * keeps them off a price that was given to the variation alone.
 */
export function unaffected(own: Priced, product: Priced): Priced {
  if (product.multiPricing.length === 0) return own;
  const neutral: PriceRuleWire = {
    type: adjustmentType,
    percentage: false,
    amount: 0,
    startDate: longAgo,
    endDate: farAhead,
  };
  const rules = own.multiPricing.filter(
    ({ startDate, endDate }) => startDate !== longAgo || endDate !== farAhead,
  );
  const isPermanent = rules.length < own.multiPricing.length;
  return isPermanent ? own : { ...own, multiPricing: [...own.multiPricing, neutral] };
}

function changeVariation(document: ProductDocument, sku: string, wanted: NewPrice, now: Date) {
  if (document.variations.every((variation) => variation.sku !== sku))
    throw new HttpError(404, `Cet article n’a pas de déclinaison « ${sku} ».`);
  const hasDays = wanted.from !== null || wanted.until !== null;
  const own = (variation: VariationDocument): Priced => {
    const next = repriced(variation, wanted, now);
    // On the other days the product's reductions apply as before.
    return hasDays && wanted.compareAt === null ? next : unaffected(next, document);
  };
  const variations = document.variations.map((variation) =>
    variation.sku === sku ? { ...variation, ...own(variation) } : variation,
  );
  return withLowest(document, variations);
}

/** One price for a product and all its variations, which must have had one price. */
function changeAll(document: ProductDocument, wanted: NewPrice, now: Date): ProductDocument {
  const { variations, sellingPrice } = document;
  if (variations.some((variation) => variation.sellingPrice !== sellingPrice)) {
    const skus = variations.map(({ sku }) => sku).join(', ');
    throw new HttpError(
      422,
      `Les déclinaisons de cet article ont des prix différents : nommez-en une (${skus}).`,
    );
  }
  const own = repriced(document, wanted, now);
  return {
    ...document,
    ...own,
    variations: variations.map((variation) => ({
      ...variation,
      ...own,
      multiPricing: variation.multiPricing.length > 0 ? own.multiPricing : [],
    })),
  };
}

/** Changes the price of a product, or of the variation `sku`. */
export function changePrice(
  tx: Tx,
  { productId, sku }: { productId: string; sku: string },
  wanted: NewPrice,
  context: ChangeContext,
): Promise<ChangedProduct> {
  const { now } = context;
  refuseImpossible(wanted, now);
  return changeProduct(tx, productId, 'product.price', context, (current) =>
    sku === '' ? changeAll(current, wanted, now) : changeVariation(current, sku, wanted, now),
  );
}
