import type { VariationOptionWire } from '@teranga/contract';
import type { VariationDraft } from '../draft.ts';
import { ImportError } from '../importError.ts';
import { withOwnSkus } from '../withOwnSkus.ts';
import type { ShopifyRow } from './shopifyRow.ts';

/** What Shopify calls the only variant of a product without options. */
const onlyVariant = 'Default Title';

/** A product that is its own only variant, or a file that does not say. */
export const isPlain = ([first, ...others]: ShopifyRow[]): boolean =>
  others.length === 0 &&
  (!first?.options ||
    first.options[0]?.value === onlyVariant ||
    first.options.every(({ name, value }) => name === '' && value === ''));

function optionsOf(row: ShopifyRow, names: string[]): VariationOptionWire[] {
  return names.flatMap((name, index) => {
    if (name === '') return [];
    const value = row.options?.[index]?.value ?? '';
    if (value === '')
      throw new ImportError(row.line, `cette déclinaison n’a pas de valeur pour « ${name} ».`);
    return [{ name, value, valueType: 'text' as const }];
  });
}

const valuesOf = ({ options = [] }: VariationDraft) => options.map(({ value }) => value).join(' / ');

/**
 * Two rows of one choice, unless their SKUs distinguish them: a file holds three options at most.
 */
function refuseDuplicates(variations: readonly VariationDraft[]): void {
  const lines = new Map<string, number>();
  const skus = variations.map(({ sku }) => sku);
  const areNamed = skus.every((sku) => sku !== '') && new Set(skus).size === skus.length;
  if (areNamed) return;
  for (const variation of variations) {
    const values = valuesOf(variation);
    const earlierLine = lines.get(values);
    if (earlierLine !== undefined)
      throw new ImportError(
        variation.line,
        `la déclinaison « ${values} » est déjà à la ligne ${earlierLine}.`,
      );
    lines.set(values, variation.line);
  }
}

function toVariation(row: ShopifyRow, names: string[] | null): VariationDraft {
  const { line, sku = '', price, stock, variantImage } = row;
  return {
    line,
    sku,
    ...(names && { options: optionsOf(row, names) }),
    ...(price && { price }),
    ...(stock && { stock }),
    ...(variantImage !== undefined && { picture: variantImage }),
  };
}

/** The variations that the rows of a product name. */
export function variationsOf(rows: ShopifyRow[]): VariationDraft[] {
  const [first] = rows;
  if (!first) return [];
  const names = first.options?.map(({ name }) => name) ?? [];
  const hasOptions = names.some((name) => name !== '');
  const lacksSku = rows.find(({ sku = '' }) => sku === '');
  if (!hasOptions && lacksSku)
    throw new ImportError(
      lacksSku.line,
      first.options
        ? 'ce produit a des déclinaisons, mais la colonne « Option1 Name » est vide.'
        : 'ce produit a plusieurs lignes : nommez ses déclinaisons par « Variant SKU » ou par leurs options.',
    );
  const variations = rows.map((row) => toVariation(row, hasOptions ? names : null));
  refuseDuplicates(variations);
  return withOwnSkus(first.handle, variations);
}
