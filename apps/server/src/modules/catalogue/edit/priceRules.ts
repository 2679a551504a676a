import { isDeepStrictEqual } from 'node:util';
import type { PriceRuleWire } from '@teranga/contract';
import { formatXof, toXof } from '@teranga/core/domain/money';
import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import type { ProductDocument } from '../versions/productDocument.ts';
import { farAhead, longAgo } from './changePrice.ts';
import { changeProduct, type ChangeContext, type ChangedProduct } from './changeProduct.ts';

const day = new Intl.DateTimeFormat('fr-SN', { dateStyle: 'short', timeZone: 'Africa/Dakar' });

/** A rule in words: «12 500 FCFA, du 28/11/2026 au 30/11/2026». */
export function ruleText(rule: PriceRuleWire, base: number): string {
  const { amount, percentage, startDate, endDate } = rule;
  const signed = `${amount > 0 ? '+' : '\u2212'}${Math.abs(amount)}\u00a0%`;
  const effect = percentage === true ? signed : formatXof(toXof(Math.max(0, base + amount)));
  const from = startDate && startDate !== longAgo ? ` du ${day.format(new Date(startDate))}` : '';
  // The end is the first moment without it; the last day is a day of the rule.
  const until =
    endDate && endDate !== farAhead
      ? `${from === '' ? ' jusqu’au' : ' au'} ${day.format(new Date(Date.parse(endDate) - 1))}`
      : '';
  return from === '' && until === '' ? `${effect}, sans date` : `${effect},${from}${until}`;
}

/** The rules of a product, or of the variation `sku` of its own, with the price that they change. */
export function rulesOf(document: ProductDocument, sku: string): { base: number; rules: PriceRuleWire[] } {
  const { sellingPrice: base, multiPricing: rules } =
    document.variations.find((variation) => variation.sku === sku) ?? document;
  return { base, rules };
}

/** Takes a rule away, by its number from 1, of a product or of the variation `sku`; 404 without one. */
export function removePriceRule(
  tx: Tx,
  { productId, sku }: { productId: string; sku: string },
  number: number,
  context: ChangeContext,
): Promise<ChangedProduct> {
  return changeProduct(tx, productId, 'product.price', context, (document) => {
    const { rules } = rulesOf(document, sku);
    const rule = rules[number - 1];
    if (!rule) throw new HttpError(404, `Cet article n’a pas de promotion n° ${number}.`);
    const rest = (all: PriceRuleWire[]) => all.filter((each) => !isDeepStrictEqual(each, rule));
    const reduced = sku === '' ? { ...document, multiPricing: rest(document.multiPricing) } : document;
    return {
      ...reduced,
      variations: document.variations.map((variation) =>
        sku === '' || variation.sku === sku
          ? { ...variation, multiPricing: rest(variation.multiPricing) }
          : variation,
      ),
    };
  });
}
