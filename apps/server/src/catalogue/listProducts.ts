import { productsPerPage, type ProductPageWire } from '@teranga/contract';
import type { Tx } from '../db/database.ts';
import { repriceDue } from '../pricing/repriceDue.ts';
import { listQuery, type ListQuery } from './listConditions.ts';
import type { ProductFilter } from './productFilter.ts';
import { summaryColumns, summarySource, toProductSummary, type SummaryRow } from './productRows.ts';
import { resembles } from './resemblance.ts';
import { toSearchWords, type SearchWords } from './searchWords.ts';

/** How much of a search must be found in a product's words (0 to 1) for a closer look at it. */
const similarity = 0.3;
/** Products looked at closely. */
const candidateCount = 200;

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

/** The products that resemble a search no product has the words of, nearest first. */
async function similarIds(tx: Tx, filter: ProductFilter, words: SearchWords): Promise<string[]> {
  await tx.query(`set local pg_trgm.word_similarity_threshold = ${similarity}`);
  const { where, values } = listQuery(filter, null);
  const search = `fold_text($${values.length + 1})`;
  const { rows } = await tx.query<{ id: string; folded_words: string }>(
    `select p.id, p.folded_words from products p where ${where} and ${search} <% p.folded_words
     order by word_similarity(${search}, p.folded_words) desc, p.id limit ${candidateCount}`,
    [...values, words.all],
  );
  return rows.filter((row) => resembles(words.all, row.folded_words)).map(({ id }) => id);
}

async function find(tx: Tx, filter: ProductFilter): Promise<Found> {
  const words = filter.search === null ? null : toSearchWords(filter.search);
  const query = listQuery(filter, words && { words });
  if (words?.all === '') return { query, total: 0 };
  const total = await count(tx, query);
  if (words === null || total > 0) return { query, total };
  const ids = await similarIds(tx, filter, words);
  return { query: listQuery(filter, { ids }), total: ids.length };
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
