import type { QuoteStatus } from '@teranga/contract';
import type { QuoteQueryWire } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { readCursor, toPage, type Page } from '../../platform/paging/cursor.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import { readDeskSearch } from '../../platform/text/deskSearch.ts';
import { fromMicros, toMicros } from '../../platform/paging/micros.ts';

/** A quote request in the list of staff. */
export interface ListedQuote {
  /** In its stored form. */
  ref: string;
  status: QuoteStatus;
  assignee: { id: string; name: string } | null;
  serviceName: string;
  name: string;
  phone: string;
  email: string;
  createdAt: Date;
  answers: number;
}

/** A quote request with all that was requested and noted. */
export interface DeskQuote extends ListedQuote {
  serviceId: string;
  requirements: string;
  info: { label: string; value: string }[];
  updates: { at: Date; status: QuoteStatus; note: string | null }[];
}

type Filter = Pick<QuoteQueryWire, 'status' | 'assignee' | 'search'>;

const columns = `q.ref, q.status, q.service_name as "serviceName", q.name, q.phone, q.email, q.created_at as "createdAt",
  case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name) end as assignee,
  (select count(*) from inbox_answers a where a.store_id = q.store_id and a.subject_kind = 'quote'
    and a.subject_id = q.ref)::int as answers`;
const source = 'quote_requests q left join staff s on s.store_id = q.store_id and s.id = q.assignee_id';
const matches = `
  ($1::text is null or case when $1 = 'none' then q.assignee_id is null else q.assignee_id::text = $1 end)
  and ($2::text is null or q.ref = $2) and ($3::text is null or q.search @@ fold_text($3)::tsquery)`;

const moment = fromMicros('$5');
const readPage = `
  select ${columns}, ${toMicros('q.created_at')} as micros from ${source}
  where ${matches} and ($4::text is null or q.status = $4)
    and ($5::bigint is null or q.created_at <= ${moment} and (q.created_at < ${moment} or q.ref > $6))
  order by q.created_at desc, q.ref limit $7`;
const countAll = `select q.status, count(*)::int as count from quote_requests q where ${matches} group by q.status`;
const readOne = `
  select ${columns}, q.service_id as "serviceId", q.requirements, q.info from ${source} where q.ref = $1`;

const valuesOf = ({ assignee, search }: Filter) => {
  const { ref, words } = readDeskSearch(search);
  return [assignee, ref, words];
};

/** Requests for a quote, the newest first. */
export async function listQuotes(
  tx: Tx,
  filter: Filter,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<Page<ListedQuote>> {
  const [micros, ref] = readCursor(cursor, [/^\d{1,16}$/, /^[0-9A-Z]{16}$/]) ?? [];
  const values = [...valuesOf(filter), filter.status, micros, ref, size + 1];
  const { rows } = await tx.query<ListedQuote & { micros: number }>(readPage, values);
  return toPage(rows, size, {
    keyOf: (row) => [String(row.micros), row.ref],
    toItem: ({ micros: _micros, ...quote }) => quote,
  });
}

/** How many requests match in each status, whichever the filter names. */
export async function countQuotes(tx: Tx, filter: Filter): Promise<Record<string, number>> {
  const { rows } = await tx.query<{ status: QuoteStatus; count: number }>(countAll, valuesOf(filter));
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return { NEW: 0, IN_PROGRESS: 0, QUOTED: 0, ACCEPTED: 0, CLOSED: 0, ...counts };
}

export const unknownQuote = () => new HttpError(404, 'Cette boutique n’a pas cette demande de devis.');

/** A request by any accepted form of its reference. */
export async function readQuote(tx: Tx, shownRef: string): Promise<DeskQuote> {
  const ref = readRef(shownRef);
  const [row] = ref === null ? [] : (await tx.query<Omit<DeskQuote, 'updates'>>(readOne, [ref])).rows;
  if (!row) throw unknownQuote();
  const updates = await tx.query<DeskQuote['updates'][number]>(
    'select date as at, status, note from quote_updates where ref = $1 order by date, id',
    [ref],
  );
  return { ...row, updates: updates.rows };
}
