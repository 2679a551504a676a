import { priceLimits, type FacetsWire } from '@teranga/contract';
import { intersection, stepsBetween, type BitSet, type Narrowing } from './bitSets.ts';

/** A value products can be narrowed by, and how many of them have it. */
export interface FacetRow {
  kind: 'category' | 'collection' | 'tag' | 'brand' | 'price' | 'sale';
  value: string;
  count: number;
}

/**
 * The criterion ignored while the values of each kind are counted: choosing one of the values
 * replaces it.
 */
const countedWithout: Record<FacetRow['kind'], Narrowing> = {
  category: 'grouping',
  collection: 'grouping',
  tag: 'tag',
  brand: 'brand',
  price: 'price',
  sale: 'sale',
};

const named: Partial<Record<FacetRow['kind'], string>> = {
  category: 'categories',
  collection: 'collections',
};

function counts(kind: FacetRow['kind'], base: string): string {
  const names = named[kind];
  const value = names === undefined ? 'n.value' : 'c.name';
  const join = names === undefined ? '' : `join ${names} c on c.id = n.value`;
  return `select '${kind}' as kind, ${value} as value, n.count from (
      select f.value, sum(bit_count(f.bits & b.bits)::integer) as count
      from facet_bits f join ${base} b using (chunk) where f.kind = '${kind}' group by f.value) n ${join} where n.count > 0`;
}

/** The parts of a statement that count the facet values; its column is a list of `FacetRow`s. */
export function facetsSql(sets: readonly BitSet[]): { tables: string[]; column: string } {
  const narrowings = new Set(sets.map(({ by }) => by));
  const bases = [...new Set(Object.values(countedWithout))].filter((by) => narrowings.has(by));
  const tables = bases.map((by) =>
    intersection(
      `without_${by}`,
      sets.filter((set) => set.by !== by),
    ),
  );
  const kinds = Object.entries(countedWithout) as [FacetRow['kind'], Narrowing][];
  const parts = kinds.map(([kind, by]) => counts(kind, narrowings.has(by) ? `without_${by}` : 'filtered'));
  return {
    tables,
    column: `(select coalesce(json_agg(facet order by count desc, value), '[]') from (${parts.join(' union all ')}) facet) as facets`,
  };
}

/** The price choices: under the first limit, between one and the next, over the last. */
const priceChoices = [null, ...priceLimits].map((min, index) => ({ min, max: priceLimits[index] ?? null }));

/** Counts as the wire carries them. */
export function toFacets(rows: readonly FacetRow[]): FacetsWire {
  const of = (kind: FacetRow['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ value, count }) => ({ name: value, count }));
  const steps = new Map(of('price').map(({ name, count }) => [Number(name), count]));
  return {
    categories: of('category'),
    collections: of('collection'),
    tags: of('tag'),
    brands: of('brand'),
    prices: priceChoices.map(({ min, max }) => ({
      min,
      max,
      count: stepsBetween(min, max).reduce((sum, step) => sum + (steps.get(step) ?? 0), 0),
    })),
    onSale: of('sale')[0]?.count ?? 0,
  };
}
