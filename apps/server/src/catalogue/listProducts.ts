import { productsPerPage, type ProductPageWire } from '@teranga/contract';
import type { Tx } from '../db/database.ts';
import { repriceDue } from '../pricing/repriceDue.ts';
import { listQuery, type ListQuery } from './listConditions.ts';
import type { ProductFilter } from './productFilter.ts';
import { summaryColumns, summarySource, toProductSummary, type SummaryRow } from './productRows.ts';
import { toSearchWords } from './searchWords.ts';

/** A search that finds fewer also shows what resembles it. */
const enoughHits = 3;
/** How much of a search must be found in a name (0 to 1) for the name to resemble it. */
const similarity = 0.45;

async function count(tx: Tx, { where, values }: ListQuery): Promise<number> {
  const { rows } = await tx.query<{ total: number }>(
    `select count(*) as total from products p where ${where}`,
    values,
  );
  return rows[0]?.total ?? 0;
}

interface Found {
  query: ListQuery;
  total: number;
}

async function find(tx: Tx, filter: ProductFilter): Promise<Found> {
  const words = filter.search === null ? null : toSearchWords(filter.search);
  const query = listQuery(filter, words, 'words');
  if (words?.all === '') return { query, total: 0 };
  const total = await count(tx, query);
  if (words === null || total >= enoughHits) return { query, total };
  await tx.query(`set local pg_trgm.word_similarity_threshold = ${similarity}`);
  const similar = listQuery(filter, words, 'similar');
  return { query: similar, total: await count(tx, similar) };
}

/** One page of the products a filter asks for, priced at `now`. A page beyond the end is empty. */
export async function listProducts(tx: Tx, filter: ProductFilter, now: Date): Promise<ProductPageWire> {
  await repriceDue(tx, now);
  const { query, total } = await find(tx, filter);
  const skipped = (filter.page - 1) * productsPerPage;
  const rows =
    skipped >= total
      ? []
      : (
          await tx.query<SummaryRow>(
            `select ${summaryColumns} from ${summarySource} where ${query.where}
             order by ${query.orderBy} limit ${productsPerPage} offset ${skipped}`,
            query.values,
          )
        ).rows;
  return {
    data: rows.map((row) => toProductSummary(row, now)),
    current_page: filter.page,
    last_page: Math.max(1, Math.ceil(total / productsPerPage)),
    total,
  };
}
