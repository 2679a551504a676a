import { formatAmount } from '@teranga/core/domain/money';
import { rulesFor } from '@teranga/core/domain/pricing';
import { shownPrice } from '../apply/applyPrice.ts';
import type { ProductState } from '../apply/productState.ts';
import type { ProductDraft } from '../draft.ts';
import type { Outcome } from './planBatch.ts';

/** A price that many times the old one, or that small a part of it, is more likely a mistake. */
const unlikelyTimes = 50;

type Documented = Pick<ProductState, 'document'>;

/** What a shopper pays now for a product or each of its variations, by SKU. */
function pricesOf({ document }: Documented, now: Date): Map<string, number> {
  const { variations } = document;
  if (variations.length === 0)
    return new Map([['', shownPrice({ ...document, rules: document.multiPricing }, now).price]]);
  return new Map(
    variations.map((variation) => {
      const rules = rulesFor(document, variation, now.getTime());
      return [variation.sku, shownPrice({ ...variation, rules }, now).price];
    }),
  );
}

/**
 * The moments at which the product's prices are looked at: now, and when each of its reductions
 * begins.
 */
function momentsOf({ document }: Documented, now: Date): Date[] {
  const rules = [document, ...document.variations].flatMap(({ multiPricing }) => multiPricing);
  const starts = rules
    .map(({ startDate }) => Date.parse(startDate ?? ''))
    .filter((start) => start > now.getTime());
  return [now, ...[...new Set(starts)].sort((a, b) => a - b).map((start) => new Date(start))];
}

/** The ordinary price of a product or of each of its variations, by SKU. */
const ordinaryOf = ({ document }: Documented): Map<string, number> =>
  document.variations.length === 0
    ? new Map([['', document.sellingPrice]])
    : new Map(document.variations.map(({ sku, sellingPrice }) => [sku, sellingPrice]));

/** A new product's prices are compared with its own without reductions. */
function doubtsAt(before: Documented | null, after: Documented, moment: Date): string[] {
  const old = before ? pricesOf(before, moment) : ordinaryOf(after);
  const { name, isPublished } = after.document;
  const isPutOnSale = isPublished && before?.document.isPublished === false;
  return [...pricesOf(after, moment)].flatMap(([sku, price]) => {
    const was = old.get(sku);
    const of = sku === '' ? name : `${name} (${sku})`;
    if (price === 0 && (was !== 0 || isPutOnSale || before === null))
      return [`« ${of} » serait gratuit : son prix est 0.`];
    if (price === was || was === undefined || was === 0) return [];
    const isUnlikely = price >= was * unlikelyTimes || price * unlikelyTimes <= was;
    return isUnlikely
      ? [`« ${of} » passerait de ${formatAmount(was)} à ${formatAmount(price)} : est-ce le bon prix ?`]
      : [];
  });
}

const prices = ({ price, variations = [] }: ProductDraft) => [price, ...variations.map((each) => each.price)];

/** A price list without a column of crossed-out prices replaces reductions without naming them. */
function replacesReduction(
  before: Documented,
  after: Documented,
  drafts: readonly ProductDraft[],
  now: Date,
) {
  const isBlind = drafts
    .flatMap(prices)
    .some((price) => price?.kind === 'shown' && price.compareAt === undefined);
  const [old, next] = [pricesOf(before, now), pricesOf(after, now)];
  const ordinary = ordinaryOf(before);
  const isReplaced = [...old].some(
    ([sku, price]) => price < (ordinary.get(sku) ?? 0) && next.has(sku) && next.get(sku) !== price,
  );
  return isBlind && isReplaced;
}

/** A running reduction that the file would replace, as a sentence. */
export const reductionSuspicions = (
  { before, after, drafts }: Pick<Outcome, 'before' | 'after' | 'drafts'>,
  now: Date,
): string[] =>
  before && replacesReduction(before, after, drafts, now)
    ? [`« ${after.document.name} » est en réduction : le prix du fichier la remplacerait.`]
    : [];

/** Prices of now and of later days that the operator should confirm, each as a sentence. */
export const priceSuspicions = (before: Documented | null, after: Documented, now: Date): string[] => [
  ...new Set(momentsOf(after, now).flatMap((moment) => doubtsAt(before, after, moment))),
];
