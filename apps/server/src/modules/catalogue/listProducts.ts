import { productsPerPage, type ProductPageWire, type ProductSummaryWire } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { correctWords } from './listing/correctWords.ts';
import { toFacets } from './listing/facetsSql.ts';
import { readListing, type Listing } from './listing/readListing.ts';
import { openSearch, type Search } from './listing/searchBitmaps.ts';
import type { SearchTarget } from './listing/searchQuery.ts';
import { updateLists } from './listing/updateLists.ts';
import type { ProductFilter } from './productFilter.ts';
import { summaryColumns, summarySource, toProductSummary, type SummaryRow } from './productRows.ts';
import { toSearchWords } from './searchWords.ts';

const nothing: Listing = { total: 0, matchCount: 0, numbers: [], facets: [] };

const findsNothing = (search: Search): boolean => 'numbers' in search && search.numbers.length === 0;

/**
 * What a search finds by its words; when no product of the store has them, by the words they may
 * have been meant for. Signs alone find nothing.
 */
async function find(tx: Tx, filter: ProductFilter, withFacets: boolean): Promise<Listing> {
  if (filter.search === null) return readListing(tx, filter, null, withFacets);
  const words = toSearchWords(filter.search);
  const [typed] = words;
  if (!typed) return nothing;
  let target: SearchTarget = { words };
  let search = await openSearch(tx, target);
  if (findsNothing(search)) {
    const alternatives = await correctWords(tx, typed.all);
    if (alternatives === null) return nothing;
    target = { alternatives };
    search = await openSearch(tx, target);
  }
  if (findsNothing(search)) return nothing;
  const listing = await readListing(tx, filter, search, withFacets);
  if (listing.matchCount > 0) return listing;
  // The cached bits are gone: another transaction has evicted them.
  return readListing(tx, filter, await openSearch(tx, target, true), withFacets);
}

async function readSummaries(tx: Tx, numbers: readonly number[], now: Date): Promise<ProductSummaryWire[]> {
  if (numbers.length === 0) return [];
  const { rows } = await tx.query<SummaryRow>(
    `select ${summaryColumns} from ${summarySource} where p.number = any($1)
     order by array_position($1::integer[], p.number)`,
    [numbers],
  );
  return rows.map((row) => toProductSummary(row, now));
}

/**
 * One page of the products that match a filter, priced at `now`, with facet counts if requested. A
 * page beyond the end is empty.
 */
export async function listProducts(
  tx: Tx,
  filter: ProductFilter,
  now: Date,
  { withFacets = false } = {},
): Promise<ProductPageWire> {
  await updateLists(tx, now);
  const { total, numbers, facets } = await find(tx, filter, withFacets);
  return {
    data: await readSummaries(tx, numbers, now),
    current_page: filter.page,
    last_page: Math.max(1, Math.ceil(total / productsPerPage)),
    total,
    ...(withFacets && { facets: toFacets(facets) }),
  };
}
