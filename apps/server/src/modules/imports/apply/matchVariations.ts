import type { VariationOptionWire } from '@teranga/contract';
import type { VariationDocument } from '../../catalogue/versions/productDocument.ts';
import type { VariationDraft } from '../draft.ts';

/** An option as files say it: a colour or an image has a short name. */
const wordOf = ({ value, shortValue }: VariationOptionWire): string => (shortValue ?? value).toLowerCase();

/** True when options say the same, as far as a file can: it may have room for three of them. */
export function isSameChoice(
  current: readonly VariationOptionWire[],
  given: readonly VariationOptionWire[],
): boolean {
  return (
    given.length <= current.length &&
    given.every((option, index) => {
      const currentOption = current[index];
      return (
        currentOption &&
        currentOption.name.toLowerCase() === option.name.toLowerCase() &&
        wordOf(currentOption) === wordOf(option)
      );
    })
  );
}

/** The variation of a product that a draft means: by its SKU, else by its options. */
export function matchVariation(
  variations: readonly VariationDocument[],
  { sku, options }: VariationDraft,
): VariationDocument | null {
  const bySku = variations.find((variation) => variation.sku === sku);
  if (bySku || !options || options.length === 0) return bySku ?? null;
  return (
    variations.find(
      (variation) => variation.options.length === options.length && isSameChoice(variation.options, options),
    ) ?? null
  );
}
