import { cheapest, offeredVariations } from '../pricing/index.ts';
import type { Variation, VariationOption } from './variation.ts';

/** Whether a variation can be bought. */
export function isAvailable(variation: Variation): boolean {
  return variation.isEnabled && variation.quantity >= 1;
}

/** How a variation's price is compared; the caller knows the rules in force. */
export type PriceOf = (variation: Variation) => number;

/** The variation shown first: the cheapest on offer, whose price lists show. */
export function defaultVariation(variations: readonly Variation[], priceOf: PriceOf): Variation | null {
  return cheapest(offeredVariations(variations), priceOf);
}

/** The value a variation has for an option's name. */
export function valueOf(variation: Variation, name: string): string | undefined {
  return variation.options.find((option) => option.name === name)?.value;
}

/**
 * The variation with these values of its options; undefined for a combination that does not exist.
 */
export const variationWith = <Varied extends { options: readonly { name: string; value: string }[] }>(
  variations: readonly Varied[],
  values: Readonly<Record<string, string>>,
): Varied | undefined =>
  variations.find(({ options }) => options.every(({ name, value }) => values[name] === value));

function matchingOptions(variation: Variation, other: Variation): number {
  return other.options.filter((option) => valueOf(variation, option.name) === option.value).length;
}

/**
 * The variation to select when an option's value is picked: among those with that value, the one
 * sharing most other values, then the cheapest; null when none is available.
 */
export function chooseOption(
  variations: readonly Variation[],
  current: Variation | null,
  picked: { name: string; value: string },
  priceOf: PriceOf,
): Variation | null {
  const candidates = variations.filter(
    (variation) => isAvailable(variation) && valueOf(variation, picked.name) === picked.value,
  );
  if (current === null) return cheapest(candidates, priceOf);
  const most = Math.max(0, ...candidates.map((each) => matchingOptions(each, current)));
  return cheapest(
    candidates.filter((each) => matchingOptions(each, current) === most),
    priceOf,
  );
}

/** A value of an option: disabled when no enabled variation in stock has it. */
type OptionValue = VariationOption & { isDisabled: boolean };

/** An option's name with its values, in the order of their first appearance. */
export interface OptionGroup {
  name: string;
  values: OptionValue[];
}

/** Selected values that cannot be bought together with an option's value; empty when they can. */
export function conflictsWith(
  variations: readonly Variation[],
  current: Variation,
  { name, value }: { name: string; value: string },
): VariationOption[] {
  const others = current.options.filter((option) => option.name !== name);
  const keepsOthers = (variation: Variation) =>
    others.every((option) => valueOf(variation, option.name) === option.value);
  const fits = variations.some(
    (each) => isAvailable(each) && valueOf(each, name) === value && keepsOthers(each),
  );
  return fits ? [] : others;
}

/** Every option of a product. */
export function optionGroups(variations: readonly Variation[]): OptionGroup[] {
  const groups = new Map<string, Map<string, OptionValue>>();
  for (const variation of variations) {
    for (const option of variation.options) {
      const values = groups.get(option.name) ?? new Map<string, OptionValue>();
      const isDisabled = !isAvailable(variation) && (values.get(option.value)?.isDisabled ?? true);
      values.set(option.value, { ...option, isDisabled });
      groups.set(option.name, values);
    }
  }
  return [...groups].map(([name, values]) => ({ name, values: [...values.values()] }));
}
