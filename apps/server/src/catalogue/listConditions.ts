import type { ProductFilter } from './productFilter.ts';
import type { SearchWords } from './searchWords.ts';

/** Parts of a query, with the values they name. */
export interface ListQuery {
  where: string;
  orderBy: string;
  values: unknown[];
}

/** Whether a search accepts names that only resemble it. */
export type SearchMode = 'words' | 'similar';

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

function searchParts(words: SearchWords, mode: SearchMode, place: (value: unknown) => string) {
  const query = wordsQuery(words, place);
  const rank = `ts_rank(p.search, ${query}) desc`;
  if (mode === 'words') return { where: `p.search @@ ${query}`, rank };
  const folded = `fold_text(${place(words.all)})`;
  return {
    where: `(p.search @@ ${query} or ${folded} <% p.folded_name)`,
    rank: `${rank}, word_similarity(${folded}, p.folded_name) desc`,
  };
}

/** What a filter asks of products `p`, as SQL. */
export function listQuery(filter: ProductFilter, words: SearchWords | null, mode: SearchMode): ListQuery {
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
  const search = words && searchParts(words, mode, place);
  if (search) conditions.push(search.where);
  const isByRank = search !== null && filter.sort === 'default';
  return {
    where: conditions.length > 0 ? conditions.join(' and ') : 'true',
    orderBy: isByRank ? `${search.rank}, p.sold desc, p.id` : orders[filter.sort],
    values,
  };
}
