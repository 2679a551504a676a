import { formatXof, toXof } from '@teranga/core/domain/money';
import { rulesFor } from '@teranga/core/domain/pricing';
import { shownPrice } from '../apply/applyPrice.ts';
import type { ProductState } from '../apply/productState.ts';

/** A price that many times the old one, or that small a part of it, is more likely a mistake. */
const unlikelyTimes = 50;

type Documented = Pick<ProductState, 'document'>;

/** What a shopper pays now for each article of a product, by SKU. */
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

const shown = (price: number) => formatXof(toXof(price));

/** Prices that the operator should confirm, each as a sentence. */
export function priceSuspicions(before: Documented | null, after: Documented, now: Date): string[] {
  const old = before ? pricesOf(before, now) : new Map<string, number>();
  return [...pricesOf(after, now)].flatMap(([sku, price]) => {
    const was = old.get(sku);
    if (price === was) return [];
    const of = sku === '' ? after.document.name : `${after.document.name} (${sku})`;
    if (price === 0) return [`« ${of} » serait gratuit : son prix est 0.`];
    const isUnlikely =
      was !== undefined && was > 0 && (price >= was * unlikelyTimes || price * unlikelyTimes <= was);
    return isUnlikely
      ? [`« ${of} » passerait de ${shown(was)} à ${shown(price)} : est-ce la bonne monnaie ?`]
      : [];
  });
}
