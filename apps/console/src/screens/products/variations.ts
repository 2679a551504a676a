import type { StaffProductWire } from '@teranga/contract/admin';

type StaffVariation = StaffProductWire['variations'][number];
/** A variation as it is saved: its stock is changed apart, but for what a new one begins with. */
export type VariationDraft = Omit<StaffVariation, 'quantity' | 'trackStock' | 'price'> & {
  quantity?: number | undefined;
};
export type OptionValue = StaffVariation['options'][number];

/** An option and its values, in the order in which the variations have them. */
export interface OptionAxis {
  name: string;
  values: OptionValue[];
}

/** What new variations begin with. */
export interface NewVariation {
  sku: string;
  sellingPrice: number;
}

export const toDrafts = ({ variations }: Pick<StaffProductWire, 'variations'>): VariationDraft[] =>
  variations.map(({ quantity: _quantity, trackStock: _trackStock, price: _price, ...draft }) => draft);

/** What an option's value is called: a colour has a name beside its code. */
export const wordOf = ({ value, shortValue }: OptionValue): string => shortValue || value;

/** What a variation is called. */
export const titleOf = ({ options, sku }: Pick<VariationDraft, 'options' | 'sku'>): string =>
  options.map(wordOf).join(' · ') || sku;

export function axesOf(drafts: readonly VariationDraft[]): OptionAxis[] {
  const axes = new Map<string, Map<string, OptionValue>>();
  for (const { options } of drafts)
    for (const option of options) {
      const values = axes.get(option.name) ?? new Map<string, OptionValue>();
      axes.set(option.name, values);
      if (!values.has(option.value)) values.set(option.value, option);
    }
  return [...axes].map(([name, values]) => ({ name, values: [...values.values()] }));
}

const keyOf = ({ options }: VariationDraft) =>
  options
    .map(({ name, value }) => `${name}\0${value}`)
    .toSorted()
    .join('\0\0');

/** Without repeated combinations; of equal ones the first stays, with its stock. */
function unique(drafts: readonly VariationDraft[]): VariationDraft[] {
  const seen = new Set<string>();
  return drafts.filter((draft) => {
    const key = keyOf(draft);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]+/g, '')
    .slice(0, 12)
    .toUpperCase();

function freshSku(base: string, options: readonly OptionValue[], taken: ReadonlySet<string>): string {
  const stem = [base, ...options.map((option) => plainLetters(wordOf(option)))].filter(Boolean).join('-');
  let sku = stem;
  for (let number = 2; taken.has(sku); number += 1) sku = `${stem}-${number}`;
  return sku;
}

const blank = (options: OptionValue[], start: NewVariation, taken: ReadonlySet<string>): VariationDraft => ({
  sku: freshSku(start.sku, options, taken),
  isEnabled: true,
  sellingPrice: start.sellingPrice,
  multiPricing: [],
  picture: null,
  pictures: [],
  options,
});

/**
 * With a further value of an option. The first value of a new option belongs to every variation
 * that there is; a later one makes a new variation for each combination of the others.
 */
export function withValue(
  drafts: readonly VariationDraft[],
  added: OptionValue,
  start: NewVariation,
): VariationDraft[] {
  const taken = new Set(drafts.map(({ sku }) => sku));
  if (drafts.length === 0) return [blank([added], start, taken)];
  const isKnown = drafts.some(({ options }) => options.some(({ name }) => name === added.name));
  if (!isKnown) return drafts.map((draft) => ({ ...draft, options: [...draft.options, added] }));
  const next = [...drafts];
  const others = unique(
    drafts.map((draft) => ({ ...draft, options: draft.options.filter(({ name }) => name !== added.name) })),
  );
  for (const other of others) {
    const at = drafts
      .find(({ sku }) => sku === other.sku)
      ?.options.findIndex(({ name }) => name === added.name);
    const place = at === undefined || at < 0 ? other.options.length : at;
    const options = [...other.options.slice(0, place), added, ...other.options.slice(place)];
    const draft = blank(options, { ...start, sellingPrice: other.sellingPrice }, taken);
    taken.add(draft.sku);
    next.push(draft);
  }
  return unique(next);
}

/** Without a value: its variations go; the last value of an option takes the option alone away. */
export function withoutValue(
  drafts: readonly VariationDraft[],
  axis: string,
  value: string,
): VariationDraft[] {
  const values = axesOf(drafts).find(({ name }) => name === axis)?.values ?? [];
  if (values.length > 1)
    return drafts.filter(
      ({ options }) => !options.some((option) => option.name === axis && option.value === value),
    );
  return withoutAxis(drafts, axis);
}

/** Without an option; without its last option, a product has no variations. */
export const withoutAxis = (drafts: readonly VariationDraft[], axis: string): VariationDraft[] =>
  unique(
    drafts.map((draft) => ({ ...draft, options: draft.options.filter(({ name }) => name !== axis) })),
  ).filter(({ options }) => options.length > 0);

export const withAxisName = (
  drafts: readonly VariationDraft[],
  axis: string,
  name: string,
): VariationDraft[] =>
  drafts.map((draft) => ({
    ...draft,
    options: draft.options.map((option) => (option.name === axis ? { ...option, name } : option)),
  }));
