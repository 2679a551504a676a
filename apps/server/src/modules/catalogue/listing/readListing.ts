import type { Tx } from '../../../platform/db/database.ts';
import type { ProductFilter } from '../productFilter.ts';
import { bitSets, intersection } from './bitSets.ts';
import { sizeOf, table } from './bitTables.ts';
import { facetsSql, type FacetRow } from './facetsSql.ts';
import { pageNumbers, rankedPage, sortedPage, type PageRow } from './pageSql.ts';
import type { Search } from './searchBitmaps.ts';
import { sqlValues } from './sqlValues.ts';

/** The result of one list statement. */
export interface Listing {
  total: number;
  /** Products that match the search in the whole store; without a search, `total`. */
  matchCount: number;
  /** Of the page's products, in order. */
  numbers: number[];
  /** Empty when not requested. */
  facets: FacetRow[];
}

interface ListingRow extends PageRow {
  total: number;
  matchCount: number;
  facets?: FacetRow[];
}

/** Reads the product numbers of a page, the total and, if requested, the facet counts. */
export async function readListing(
  tx: Tx,
  filter: ProductFilter,
  search: Search | null,
  withFacets: boolean,
): Promise<Listing> {
  const values = sqlValues();
  const sets = bitSets(filter, search, values);
  const page =
    search && filter.sort === 'default'
      ? rankedPage(search, filter.page, values)
      : sortedPage(filter.sort, filter.page, sets.length > 0);
  const facets = withFacets ? facetsSql(sets) : null;
  const tables = [
    ...sets.flatMap((set) => set.tables),
    intersection('filtered', sets),
    table('total', `select ${sizeOf('filtered')} as n`),
    ...page.tables,
    ...(facets?.tables ?? []),
  ];
  const columns = [
    '(select n from total) as total',
    `${search ? sizeOf('matches') : '(select n from total)'} as "matchCount"`,
    ...page.columns,
    ...(facets ? [facets.column] : []),
  ];
  const { rows } = await tx.query<ListingRow>(
    `with ${tables.join(',\n')}\nselect ${columns.join(',\n')}`,
    values.all,
  );
  const [row] = rows;
  return {
    total: row?.total ?? 0,
    matchCount: row?.matchCount ?? 0,
    numbers: row ? pageNumbers(row) : [],
    facets: row?.facets ?? [],
  };
}
