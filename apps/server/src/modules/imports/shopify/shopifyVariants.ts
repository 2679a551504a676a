import type { VariationOptionWire } from '@teranga/contract';
import type { VariationDraft } from '../draft.ts';
import { ImportFault } from '../importFault.ts';
import { toPriced, type Priced } from '../pricing.ts';
import { uncountedStock } from '../stock.ts';
import { withOwnSkus } from '../variationSkus.ts';
import type { ShopifyRow } from './shopifyRow.ts';

/** What Shopify calls the only variant of a product without options. */
const onlyVariant = 'Default Title';

/** True for a line with a variant, not only an image. */
export const holdsVariant = ({ price, options, sku }: ShopifyRow): boolean =>
  price !== null || sku !== '' || options.some(({ value }) => value !== '');

/**
 * Units in stock of a variant: its count, or a default when Shopify does not track it or oversells.
 */
export function stockOf({ quantity, isTracked, sellsBeyondStock }: ShopifyRow): number {
  const counted = Math.max(0, Math.floor(quantity ?? 0));
  return counted === 0 && (!isTracked || sellsBeyondStock) ? uncountedStock : counted;
}

/** The price of a variant; a higher compare-at price is its base price. */
export function priceOf({ line, price, compareAt }: ShopifyRow, rate: number): Priced {
  if (price === null) throw new ImportFault(line, 'la colonne « Variant Price » est vide.');
  const isReduced = compareAt !== null && compareAt > price;
  return toPriced({ line, regular: isReduced ? compareAt : price, reduced: isReduced ? price : null }, rate);
}

function optionsOf(row: ShopifyRow, names: string[]): VariationOptionWire[] {
  return names.flatMap((name, index) => {
    if (name === '') return [];
    const value = row.options[index]?.value ?? '';
    if (value === '')
      throw new ImportFault(row.line, `cette déclinaison n’a pas de valeur pour « ${name} ».`);
    return [{ name, value, valueType: 'text' as const }];
  });
}

function refuseTwins(variations: VariationDraft[], rows: ShopifyRow[]): void {
  const lines = new Map<string, number>();
  for (const [index, { options }] of variations.entries()) {
    const values = options.map(({ value }) => value).join(' / ');
    const line = rows[index]?.line ?? 0;
    const known = lines.get(values);
    if (known !== undefined)
      throw new ImportFault(line, `la déclinaison « ${values} » est déjà à la ligne ${known}.`);
    lines.set(values, line);
  }
}

/** The variations of a product; none when its only variant is the product itself. */
export function variationsOf(rows: ShopifyRow[], rate: number): VariationDraft[] {
  const [first] = rows;
  if (!first || (rows.length === 1 && first.options[0]?.value === onlyVariant)) return [];
  const names = first.options.map(({ name }) => name);
  if (names.every((name) => name === '')) {
    if (rows.length === 1) return [];
    throw new ImportFault(
      first.line,
      'ce produit a des déclinaisons, mais la colonne « Option1 Name » est vide.',
    );
  }
  const variations = rows.map((row) => ({
    sku: row.sku,
    isEnabled: true,
    quantity: stockOf(row),
    ...priceOf(row, rate),
    imageUrl: row.variantImage,
    options: optionsOf(row, names),
  }));
  refuseTwins(variations, rows);
  return withOwnSkus(variations);
}
