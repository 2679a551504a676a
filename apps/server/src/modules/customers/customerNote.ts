import type { Tx } from '../../platform/db/database.ts';
import { cleanLines } from '../../platform/text/cleanText.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { readCustomerCard, type CustomerCard } from './customerCards.ts';

/** What staff note of a customer, for the store alone. */
export interface CustomerNote {
  text: string;
  by: string;
  at: Date;
}

/** Whom the audit log names, which holds nobody's contact data. */
export const auditedCustomer = ({ key, hasAccount }: CustomerCard) => ({
  kind: 'customer',
  id: hasAccount ? key : 'sans compte',
});

/** The note of a customer; an account has also what was noted of its number before. */
export async function readCustomerNote(
  tx: Tx,
  { key, phone }: Pick<CustomerCard, 'key' | 'phone'>,
): Promise<CustomerNote | null> {
  const { rows } = await tx.query<CustomerNote>(
    `select text, author_name as by, at from customer_notes where key = $1 or key = $2 and customer_key(null, $2) = $1
     order by key = $1 desc limit 1`,
    [key, phone],
  );
  return rows[0] ?? null;
}

/** Replaces the note of a customer; an empty one goes. */
export async function writeCustomerNote(tx: Tx, actor: Actor, key: string, typed: string): Promise<void> {
  const card = await readCustomerCard(tx, key);
  const text = cleanLines(typed);
  await tx.query('delete from customer_notes where key = $1 or key = $2 and customer_key(null, $2) = $1', [
    key,
    card.phone,
  ]);
  if (text !== '')
    await tx.query('insert into customer_notes (key, text, author_name) values ($1, $2, $3)', [
      key,
      text,
      actor.name,
    ]);
  await writeAudit(tx, actor, { action: 'customer.note', subject: auditedCustomer(card) });
}
