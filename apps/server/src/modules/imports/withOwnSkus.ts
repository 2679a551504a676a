import { slugOf } from '../../platform/text/slug.ts';
import type { VariationDraft } from './draft.ts';

const inWords = ({ options = [] }: VariationDraft): string =>
  slugOf(options.map(({ value }) => value).join(' ')) || options.map(({ value }) => value).join('-');

/** Characters of a derived SKU that are its product's. */
const longestProduct = 60;

/**
 * Gives every variation of a product its own SKU; one that the file does not give is derived from
 * the product's reference or name and the options, the same at every import.
 */
export function withOwnSkus(product: string, variations: VariationDraft[]): VariationDraft[] {
  const counts = new Map<string, number>();
  for (const { sku } of variations) counts.set(sku, (counts.get(sku) ?? 0) + 1);
  return variations.map((variation) => {
    const { sku } = variation;
    if (sku !== '' && counts.get(sku) === 1) return variation;
    return {
      ...variation,
      sku: [sku || product.slice(0, longestProduct), inWords(variation)].filter(Boolean).join('-'),
      isSkuDerived: true,
    };
  });
}
