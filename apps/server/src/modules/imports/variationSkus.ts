import { slugOf } from '../../platform/text/slug.ts';
import type { VariationDraft } from './draft.ts';

const inWords = ({ options = [] }: VariationDraft): string =>
  slugOf(options.map(({ value }) => value).join(' ')) || options.map(({ value }) => value).join('-');

/**
 * Gives every variation of a product its own SKU; one that the file does not give is derived from
 * the options, the same at every import.
 */
export function withOwnSkus(variations: VariationDraft[]): VariationDraft[] {
  const counts = new Map<string, number>();
  for (const { sku } of variations) counts.set(sku, (counts.get(sku) ?? 0) + 1);
  return variations.map((variation) => {
    const { sku } = variation;
    if (sku !== '' && counts.get(sku) === 1) return variation;
    return { ...variation, sku: [sku, inWords(variation)].filter(Boolean).join('-'), isSkuDerived: true };
  });
}
