import { toCount, toFields, toTextOrNull } from '../../lib/wire/index.ts';

/** What choices are counted of, as the answer names it. */
export type FacetKind = 'categories' | 'collections' | 'tags' | 'brands';

/** How many products each choice of a filter would show. */
export interface Facets {
  /** Null when the answer does not count choices of this kind. */
  count: (kind: FacetKind, name: string) => number | null;
  countPrice: (min: number | null, max: number | null) => number | null;
  onSale: number | null;
}

const itemsOf = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null);

function namedCounts(value: unknown): Map<string, number> | null {
  const items = itemsOf(value);
  return (
    items &&
    new Map(
      items.flatMap((item): [string, number][] => {
        const { name, count } = toFields(item);
        const text = toTextOrNull(name);
        return text === null ? [] : [[text, toCount(count)]];
      }),
    )
  );
}

const limitsOf = (min: unknown, max: unknown) => `${String(min)}-${String(max)}`;

/** The counts in a response; null when it has none, for example from a back end without facets. */
export function toFacets(value: unknown): Facets | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = toFields(value);
  const named: Record<FacetKind, Map<string, number> | null> = {
    categories: namedCounts(fields['categories']),
    collections: namedCounts(fields['collections']),
    tags: namedCounts(fields['tags']),
    brands: namedCounts(fields['brands']),
  };
  const prices = new Map(
    (itemsOf(fields['prices']) ?? []).map((item) => {
      const { min, max, count } = toFields(item);
      return [limitsOf(min, max), toCount(count)];
    }),
  );
  return {
    count: (kind, name) => named[kind] && (named[kind].get(name) ?? 0),
    countPrice: (min, max) => prices.get(limitsOf(min, max)) ?? null,
    onSale: fields['onSale'] === undefined ? null : toCount(fields['onSale']),
  };
}
