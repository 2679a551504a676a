import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { readCursor, toPage, type Page } from '../../platform/paging/cursor.ts';
import { cleanLine } from '../../platform/text/cleanText.ts';
import { deskQuery } from '../../platform/text/deskQuery.ts';
import { fromMicros, toMicros } from '../../platform/paging/micros.ts';

/** Somebody who has an account or has ordered, as staff see them. */
export interface CustomerCard {
  /** The account's id, or the phone number (E.164) of orders without one. */
  key: string;
  hasAccount: boolean;
  name: string;
  phone: string | null;
  email: string | null;
  orders: number;
  /** FCFA, of orders that were neither rejected nor cancelled, without what was refunded. */
  total: number;
  lastOrderAt: Date | null;
}

const columns = `key, has_account as "hasAccount", name, phone, email, orders, total, last_order_at as "lastOrderAt"`;
const moment = fromMicros('$2');
const readPage = `
  select ${columns}, ${toMicros('seen_at')} as micros from customer_cards
  where ($1::text is null or search @@ fold_text($1)::tsquery)
    and ($2::bigint is null or seen_at <= ${moment} and (seen_at < ${moment} or key > $3))
  order by seen_at desc, key limit $4`;
const keyPattern = /^[+0-9a-f-]{3,40}$/;

/** What staff typed: a phone number, whose spaces mean nothing, or words. */
function wordsOf(text: string): string {
  const digits = text.replace(/[\s().+-]/g, '');
  return /^\d{3,}$/.test(digits) ? digits.replace(/^00/, '') : text;
}

/** The store's customers, those who ordered last first. */
export async function listCustomers(
  tx: Tx,
  search: string | undefined,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<Page<CustomerCard>> {
  const text = cleanLine(search ?? '');
  const [micros, key] = readCursor(cursor, [/^\d{1,16}$/, keyPattern]) ?? [];
  const words = text === '' ? null : deskQuery(wordsOf(text));
  const { rows } = await tx.query<CustomerCard & { micros: number }>(readPage, [
    words,
    micros,
    key,
    size + 1,
  ]);
  return toPage(rows, size, {
    keyOf: (row) => [String(row.micros), row.key],
    toItem: ({ micros: _micros, ...card }) => card,
  });
}

export async function readCustomerCard(tx: Tx, key: string): Promise<CustomerCard> {
  const { rows } = await tx.query<CustomerCard>(`select ${columns} from customer_cards where key = $1`, [
    key,
  ]);
  const [card] = rows;
  if (!card) throw new HttpError(404, 'Cette boutique ne connaît pas ce client.');
  return card;
}
