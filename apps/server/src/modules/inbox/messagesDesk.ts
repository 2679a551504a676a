import type { ContactMessageQueryWire, MessageStatus } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { readCursor, toPage, type Page } from '../../platform/paging/cursor.ts';
import { cleanLine } from '../../platform/text/cleanText.ts';
import { deskQuery } from '../../platform/text/deskQuery.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';

/** A message of a visitor, as staff see it. */
export interface DeskMessage {
  id: number;
  status: MessageStatus;
  assignee: { id: string; name: string } | null;
  firstName: string;
  lastName: string;
  email: string;
  subject: string;
  message: string;
  createdAt: Date;
  answers: number;
}

type Filter = Pick<ContactMessageQueryWire, 'status' | 'assignee' | 'search'>;

const columns = `m.id, m.status, m.first_name as "firstName", m.last_name as "lastName", m.email, m.subject, m.message,
  m.created_at as "createdAt",
  case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name) end as assignee,
  (select count(*) from inbox_answers a where a.store_id = m.store_id and a.subject_kind = 'message'
    and a.subject_id = m.id::text)::int as answers`;
const source = 'contact_messages m left join staff s on s.store_id = m.store_id and s.id = m.assignee_id';
const matches = `
  ($1::text is null or case when $1 = 'none' then m.assignee_id is null else m.assignee_id::text = $1 end)
  and ($2::text is null or m.search @@ fold_text($2)::tsquery)`;

const readPage = `
  select ${columns} from ${source}
  where ${matches} and ($3::text is null or m.status = $3) and ($4::bigint is null or m.id < $4) order by m.id desc limit $5`;
const countAll = `select m.status, count(*)::int as count from contact_messages m where ${matches} group by m.status`;

function valuesOf({ assignee, search }: Filter): unknown[] {
  const text = cleanLine(search ?? '');
  return [assignee, text === '' ? null : deskQuery(text)];
}
const unknown = () => new HttpError(404, 'Cette boutique n’a pas ce message.');

/** What visitors wrote, the newest first. */
export async function listMessages(
  tx: Tx,
  filter: Filter,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<Page<DeskMessage>> {
  const before = readCursor(cursor, [/^\d{1,18}$/])?.[0] ?? null;
  const values = [...valuesOf(filter), filter.status, before, size + 1];
  const { rows } = await tx.query<DeskMessage>(readPage, values);
  return toPage(rows, size, { keyOf: ({ id }) => [String(id)], toItem: (row) => row });
}

/** How many messages match in each status, whichever the filter names. */
export async function countMessages(tx: Tx, filter: Filter): Promise<Record<MessageStatus, number>> {
  const { rows } = await tx.query<{ status: MessageStatus; count: number }>(countAll, valuesOf(filter));
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return { NEW: 0, ANSWERED: 0, CLOSED: 0, ...counts };
}

export async function readMessage(tx: Tx, id: number): Promise<DeskMessage> {
  const { rows } = await tx.query<DeskMessage>(`select ${columns} from ${source} where m.id = $1`, [id]);
  const [found] = rows;
  if (!found) throw unknown();
  return found;
}

/** Changes a message's status; with `from` only from the one that was seen. */
export async function changeMessageStatus(
  tx: Tx,
  actor: Actor,
  id: number,
  { from, to }: { from: MessageStatus | null; to: MessageStatus },
): Promise<void> {
  const { rows } = await tx.query<{ status: MessageStatus }>(
    'select status from contact_messages where id = $1 for update',
    [id],
  );
  const [current] = rows;
  if (!current) throw unknown();
  if (from !== null && current.status !== from)
    throw new HttpError(409, 'Quelqu’un a changé ce message entre-temps. Relisez-le, puis recommencez.');
  if (current.status === to) return;
  await tx.query('update contact_messages set status = $2 where id = $1', [id, to]);
  await writeAudit(tx, actor, {
    action: 'message.status',
    subject: { kind: 'message', id: String(id) },
    before: { status: current.status },
    after: { status: to },
  });
}
