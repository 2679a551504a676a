import { isDeepStrictEqual } from 'node:util';
import { adjustmentType, type PriceRuleWire } from '@teranga/contract';
import { formatAmount } from '@teranga/core/domain/money';
import { longDate } from '@teranga/core/lib/dates';
import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import type { ProductDocument } from '../versions/productDocument.ts';
import { farAhead, longAgo } from './changePrice.ts';
import { changeProduct, type ChangeContext, type ChangedProduct } from './changeProduct.ts';

/**
 * A rule as «−20 % du 1 décembre 2026 au 26 décembre 2026», without the dates of its open sides.
 */
export function ruleText({ type, amount, percentage, startDate, endDate }: PriceRuleWire): string {
  const sum = percentage ? `${Math.abs(amount)} %` : formatAmount(Math.abs(amount));
  const from = startDate && startDate !== longAgo ? `du ${longDate(Date.parse(startDate))}` : null;
  // The end is the first moment without the rule.
  const until = endDate && endDate !== farAhead ? `au ${longDate(Date.parse(endDate) - 1)}` : null;
  const sign = amount < 0 ? '−' : '+';
  return [type === adjustmentType ? `${sign}${sum}` : sum, from, until].filter(Boolean).join(' ');
}

/**
 * The rules of a product, or of the variation `sku` of its own, with the price that they change.
 */
export function rulesOf(document: ProductDocument, sku: string): { base: number; rules: PriceRuleWire[] } {
  const { sellingPrice: base, multiPricing: rules } =
    document.variations.find((variation) => variation.sku === sku) ?? document;
  return { base, rules };
}

/**
 * Takes a rule away, by its number from 1, of a product or of the variation `sku`; 404 without one.
 */
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
