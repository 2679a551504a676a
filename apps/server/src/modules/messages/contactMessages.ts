import type { Tx } from '../../platform/db/database.ts';
import { readCursor, toPage, type Page } from '../../platform/paging/cursor.ts';

/** What a shopper wrote to the store. */
export interface ContactMessage {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  subject: string;
  message: string;
  createdAt: Date;
}

const readMessages = `
  select id, first_name as "firstName", last_name as "lastName", email, subject, message, created_at as "createdAt"
  from contact_messages where $1::bigint is null or id < $1 order by id desc limit $2`;

/** What shoppers wrote to the store, the newest first. */
export async function listContactMessages(
  tx: Tx,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<Page<ContactMessage>> {
  const before = readCursor(cursor, [/^\d{1,18}$/])?.[0] ?? null;
  const { rows } = await tx.query<ContactMessage>(readMessages, [before, size + 1]);
  return toPage(rows, size, { keyOf: ({ id }) => [String(id)], toItem: (row) => row });
}
