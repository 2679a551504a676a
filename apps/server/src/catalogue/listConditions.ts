import type { ProductFilter } from './productFilter.ts';
import type { SearchWords } from './searchWords.ts';

/** Parts of a query, with the values they name. */
export interface ListQuery {
  where: string;
  orderBy: string;
  values: unknown[];
}

/** What of a search a list is to hold: rows with its words, or the products known to resemble it, nearest first. */
export type SearchTarget = { words: SearchWords } | { ids: readonly string[] };

const categoryIds = (value: string) =>
  `array(select id from categories where id = ${value} or fold_text(name) = fold_text(${value}))`;
const collectionIds = (value: string) =>
  `array(select id from collections where id = ${value} or slug = ${value} or fold_text(name) = fold_text(${value}))`;

const orders = {
  default: 'p.added_at desc, p.id',
  price_asc: 'p.listed_price, p.id',
  price_desc: 'p.listed_price desc, p.id',
};

/** Collects values and gives each its place in the query. */
function placeholders() {
  const values: unknown[] = [];
  return { values, place: (value: unknown) => `$${values.push(value)}` };
}

/** The tsquery of a search: all its words by their stems, or all but the last and a word that begins with the last. */
function wordsQuery(words: SearchWords, place: (value: unknown) => string): string {
  const stems = `plainto_tsquery('fr', ${place(words.all)})`;
  if (words.prefix === '') return stems;
  const complete = `plainto_tsquery('fr', ${place(words.complete)})`;
  return `(${stems} || (${complete} && to_tsquery('fr_exact', ${place(words.prefix)})))`;
}

function searchParts(target: SearchTarget, place: (value: unknown) => string) {
  if ('ids' in target) {
    const ids = place(target.ids);
    return { where: `p.id = any(${ids}::text[])`, orderBy: `array_position(${ids}::text[], p.id)` };
  }
  const query = wordsQuery(target.words, place);
  return { where: `p.search @@ ${query}`, orderBy: `ts_rank(p.search, ${query}) desc, p.sold desc, p.id` };
}

/** What a filter asks of products `p`, as SQL. */
export function listQuery(filter: ProductFilter, target: SearchTarget | null): ListQuery {
  const { values, place } = placeholders();
  const conditions: string[] = [];
  if (filter.category !== null)
    conditions.push(`p.category_id = any(${categoryIds(place(filter.category))})`);
  if (filter.brand !== null) conditions.push(`p.brand = ${place(filter.brand)}`);
  if (filter.tag !== null)
    conditions.push(`p.id in (select product_id from product_tags where tag = ${place(filter.tag)})`);
  if (filter.collection !== null)
    conditions.push(
      `p.id in (select product_id from product_collections where collection_id = any(${collectionIds(place(filter.collection))}))`,
    );
  if (filter.priceMin !== null) conditions.push(`p.listed_price >= ${place(filter.priceMin)}`);
  if (filter.priceMax !== null) conditions.push(`p.listed_price <= ${place(filter.priceMax)}`);
  if (filter.onSale) conditions.push('p.listed_price < p.base_price');
  const search = target && searchParts(target, place);
  if (search) conditions.push(search.where);
  const isByRank = search !== null && filter.sort === 'default';
  return {
    where: conditions.length > 0 ? conditions.join(' and ') : 'true',
    orderBy: isByRank ? search.orderBy : orders[filter.sort],
    values,
  };
}
