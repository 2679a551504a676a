import { slugOf } from '../../platform/text/slug.ts';

interface Named {
  sku: string;
  options: { value: string }[];
}

const inWords = ({ options }: Named): string =>
  slugOf(options.map(({ value }) => value).join(' ')) || options.map(({ value }) => value).join('-');

/**
 * Gives every variation of a product its own SKU, derived from its options and the same at every
 * import.
 */
export function withOwnSkus<Variation extends Named>(variations: Variation[]): Variation[] {
  const counts = new Map<string, number>();
  for (const { sku } of variations) counts.set(sku, (counts.get(sku) ?? 0) + 1);
  return variations.map((variation) => {
    const { sku } = variation;
    if (sku !== '' && counts.get(sku) === 1) return variation;
    return { ...variation, sku: [sku, inWords(variation)].filter(Boolean).join('-') };
  });
}
