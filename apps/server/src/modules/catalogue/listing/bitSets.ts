import { priceLimits } from '@teranga/contract';
import type { ProductFilter } from '../productFilter.ts';
import { conditionBitmap, table } from './bitTables.ts';
import { searchTables, type Search } from './searchBitmaps.ts';
import type { SqlValues } from './sqlValues.ts';

/** What narrows a list. A category and a collection reset each other, so they are one. */
export type Narrowing = 'search' | 'grouping' | 'tag' | 'brand' | 'price' | 'sale';

/** A relation (chunk, bits) of the products that match one condition. */
export interface BitSet {
  by: Narrowing;
  name: string;
  /** Its common table expressions, the one called `name` last. */
  tables: string[];
}

/** The bits of some values of a kind, looked up chunk by chunk in index order. */
const cachedBitmaps = (name: string, kind: string, values: string) => [
  table(
    name,
    `select chunk, bit_or(bits) as bits from facet_bits
     where kind = '${kind}' and value = any(${values})
       and chunk = any(array(select chunk from facet_bits where kind = 'all')) group by chunk`,
  ),
];

const open = { below: 0, above: 2 * priceLimits.length } as const;

const stepOf = (limit: number) => 2 * priceLimits.findIndex((each) => each === limit) + 1;

/** The price steps from limit to limit, ends included; each is null, for open, or a known limit. */
export function stepsBetween(priceMin: number | null, priceMax: number | null): number[] {
  const first = priceMin === null ? open.below : stepOf(priceMin);
  const last = priceMax === null ? open.above : stepOf(priceMax);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/**
 * A price range: whole steps from their bitmaps, the partial steps at both ends from the products.
 */
function priceBitmap({ priceMin, priceMax }: ProductFilter, { place }: SqlValues): string[] {
  const inside = priceLimits.filter((limit) => limit >= (priceMin ?? limit) && limit <= (priceMax ?? limit));
  const [lowest] = inside;
  const highest = inside.at(-1);
  if (lowest === undefined || highest === undefined) {
    const limits = [
      ...(priceMin === null ? [] : [`p.listed_price >= ${place(priceMin)}`]),
      ...(priceMax === null ? [] : [`p.listed_price <= ${place(priceMax)}`]),
    ];
    return conditionBitmap('price', limits.join(' and '));
  }
  const ends = [
    ...(priceMin === null || priceMin === lowest
      ? []
      : [`p.listed_price >= ${place(priceMin)} and p.listed_price < ${lowest}`]),
    ...(priceMax === null || priceMax === highest
      ? []
      : [`p.listed_price > ${highest} and p.listed_price <= ${place(priceMax)}`]),
  ];
  const steps = stepsBetween(priceMin === null ? null : lowest, priceMax === null ? null : highest);
  const whole = (name: string) => cachedBitmaps(name, 'price', `${place(steps.map(String))}::text[]`);
  if (ends.length === 0) return whole('price');
  return [
    ...whole('price_steps'),
    ...ends.flatMap((end, index) => conditionBitmap(`price_end_${index}`, end)),
    table(
      'price',
      `select chunk, bit_or(bits) as bits from (
         ${['price_steps', ...ends.map((_, index) => `price_end_${index}`)].map((name) => `select chunk, bits from ${name}`).join(' union all ')}
       ) as part group by chunk`,
    ),
  ];
}

/**
 * A tag or brand as it is given; where there is none of that name, those called so but for accents
 * and case.
 */
const namesOf = (kind: 'tag' | 'brand', value: string) =>
  `case when exists (select from facet_bits where kind = '${kind}' and value = ${value}) then array[${value}]
     else array(select distinct value from facet_bits where kind = '${kind}' and fold_text(value) = fold_text(${value})) end`;
const categoryIds = (value: string) =>
  `array(select id from categories where id = ${value} or fold_text(name) = fold_text(${value}))`;
const collectionIds = (value: string) =>
  `array(select id from collections where id = ${value} or slug = ${value} or fold_text(name) = fold_text(${value}))`;

/** One set per criterion of the filter; the search's own set is named `matches`. */
export function bitSets(filter: ProductFilter, search: Search | null, values: SqlValues): BitSet[] {
  const { category, collection, tag, brand, priceMin, priceMax, onSale } = filter;
  const { place } = values;
  const sets: BitSet[] = [];
  const add = (by: Narrowing, name: string, tables: string[]) => sets.push({ by, name, tables });
  if (search) add('search', 'matches', searchTables('matches', search, values));
  if (category !== null)
    add('grouping', 'category', cachedBitmaps('category', 'category', categoryIds(place(category))));
  if (collection !== null)
    add(
      'grouping',
      'collection',
      cachedBitmaps('collection', 'collection', collectionIds(place(collection))),
    );
  if (tag !== null) add('tag', 'tag', cachedBitmaps('tag', 'tag', namesOf('tag', place(tag))));
  if (brand !== null) add('brand', 'brand', cachedBitmaps('brand', 'brand', namesOf('brand', place(brand))));
  if (priceMin !== null || priceMax !== null) add('price', 'price', priceBitmap(filter, values));
  if (onSale) add('sale', 'sale', cachedBitmaps('sale', 'sale', `array['']`));
  return sets;
}

/** The products in all of the sets; without sets, all products of the store. */
export function intersection(name: string, sets: readonly BitSet[]): string {
  const [first, ...rest] = sets;
  if (!first) return table(name, `select chunk, bits from facet_bits where kind = 'all'`);
  const bits = sets.map((set) => `${set.name}.bits`).join(' & ');
  const joins = rest.map((set) => `join ${set.name} using (chunk)`).join(' ');
  return table(name, `select chunk, ${bits} as bits from ${first.name} ${joins}`);
}
