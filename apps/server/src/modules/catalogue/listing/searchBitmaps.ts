import type { Tx } from '../../../platform/db/database.ts';
import { storeIfPossible } from '../../../platform/db/storeIfPossible.ts';
import { fromWords, table, wordBit, wordsBitmap } from './bitTables.ts';
import { searchKey, searchQuery, wholeWordsQuery, type SearchTarget } from './searchQuery.ts';
import { sqlValues, type SqlValues } from './sqlValues.ts';

/**
 * Up to this many hits are listed; above it, the search's bits are cached until a word of any
 * product changes.
 */
const mostListed = 2_000;
/** Maximum cached searches; exceeding it evicts all others. */
const maxCached = 100;

/** Fields searched: the whole product; its name, brand, category, tags and number; or its name. */
type SearchField = 'any' | 'heading' | 'name';

/** A search result: the product numbers, best first, or the key of its cached bits. */
export type Search = { numbers: readonly number[] } | { key: string };

/** The products a search finds in a field, as a set. */
export const cachedTables = (
  name: string,
  field: SearchField,
  key: string,
  { place }: SqlValues,
): string[] => [
  table(name, `select chunk, bits from search_bits where query = ${place(key)} and field = '${field}'`),
];

/** The products a search finds, as a set. */
export function searchTables(name: string, search: Search, values: SqlValues): string[] {
  if ('key' in search) return cachedTables(name, 'any', search.key, values);
  return wordsBitmap(name, `from unnest(${values.place(search.numbers)}::integer[]) as p (number)`);
}

/**
 * The hits of a search by field. Names are matched by whole words or, where no name matches, by
 * prefix: "sac" finds bags before sachets, and "sach" sachets.
 */
function hits(target: SearchTarget, values: SqlValues, most: string): string {
  const query = searchQuery(target, values);
  return `select hit.*, case when bool_or(is_named_whole) over () then is_named_whole else is_named_so_far end as is_named
    from (select p.number, p.quantity, p.sold, p.id, p.name_search @@ ${wholeWordsQuery(target, values)} as is_named_whole,
        p.name_search @@ ${query} as is_named_so_far, p.heading_search @@ ${query} as is_headed
      from products p where p.is_published and p.search @@ ${query} ${most}) as hit`;
}

/**
 * The numbers of the hits, best first: name matches, then heading matches, then by stock and sales.
 */
async function listNumbers(tx: Tx, target: SearchTarget, most: string): Promise<number[]> {
  const values = sqlValues();
  const { rows } = await tx.query<{ numbers: number[] }>(
    `select array(
       select number from (${hits(target, values, most)}) as hit
       order by is_named desc, is_headed desc, quantity > 0 desc, sold desc, id) as numbers`,
    values.all,
  );
  return rows[0]?.numbers ?? [];
}

/** Caches the bits of a search's hits, reading each product once. */
async function cacheHits(tx: Tx, target: SearchTarget): Promise<void> {
  const values = sqlValues();
  const key = values.place(searchKey(target));
  const rows = (['any', 'heading', 'name'] satisfies SearchField[]).map(
    (field) =>
      `select ${key}, '${field}', chunk, bits from (${fromWords('words', `in_${field}`)}) as in_${field}`,
  );
  await tx.query(
    `with words as materialized (
       select p.number >> 6 as word, bit_or(${wordBit}) as in_any,
         bit_or(${wordBit}) filter (where p.is_headed) as in_heading,
         bit_or(${wordBit}) filter (where p.is_named) as in_name
       from (${hits(target, values, '')}) as p group by 1)
     insert into search_bits (query, field, chunk, bits) ${rows.join(' union all ')} on conflict do nothing`,
    values.all,
  );
  await tx.query(
    'delete from search_bits where query <> $1 and (select count(distinct query) from search_bits) > $2',
    [searchKey(target), maxCached],
  );
}

/**
 * Searches the whole store. `ignoresCache` ignores cached bits, which another transaction may have
 * evicted.
 */
export async function openSearch(tx: Tx, target: SearchTarget, ignoresCache = false): Promise<Search> {
  const key = searchKey(target);
  const { rows } = await tx.query<{ is_cached: boolean }>(
    'select hold_facet_bits(), exists (select from search_bits where query = $1) as is_cached',
    [key],
  );
  if (rows[0]?.is_cached === true && !ignoresCache) return { key };
  const numbers = await listNumbers(tx, target, `limit ${mostListed + 1}`);
  if (numbers.length <= mostListed) return { numbers };
  const isCached = await storeIfPossible(tx, () => cacheHits(tx, target));
  return isCached ? { key } : { numbers: await listNumbers(tx, target, '') };
}
