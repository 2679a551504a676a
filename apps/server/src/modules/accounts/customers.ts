import type { Tx } from '../../platform/db/database.ts';
import type { AccountDraft } from './codes.ts';
import type { Contact } from './contact.ts';
import type { Customer } from './customer.ts';

/** A customer's columns, of a table by that prefix. */
export const customerColumns = (of = '') =>
  `${of}id, ${of}name, ${of}phone, ${of}email, ${of}address, ${of}phone_proven_at is not null as "isPhoneProven",
   ${of}email_proven_at is not null as "isEmailProven"`;
const columns = customerColumns();

/** The customer who has verified a contact; null for none. */
export async function findByContact(tx: Tx, { channel, address }: Contact): Promise<Customer | null> {
  const { rows } = await tx.query<Customer>(
    channel === 'sms'
      ? `select ${columns} from customers where phone = $1 and phone_proven_at is not null`
      : `select ${columns} from customers where lower(email) = $1 and email_proven_at is not null`,
    [address],
  );
  return rows[0] ?? null;
}

/** Creates an account with `contact` verified; null when somebody else has just verified it. */
export async function insertCustomer(
  tx: Tx,
  draft: AccountDraft,
  contact: Contact,
): Promise<Customer | null> {
  const { rows } = await tx.query<Customer>(
    `insert into customers (store_id, name, address, phone, email, phone_proven_at, email_proven_at)
     values (app_store(), $1, $2, $3, $4, case when $5 then now() end, case when not $5 then now() end)
     on conflict do nothing returning ${columns}`,
    [draft.name, draft.address, draft.phone, draft.email, contact.channel === 'sms'],
  );
  return rows[0] ?? null;
}

/** A customer, held until the transaction ends. */
export async function lockCustomer(tx: Tx, id: string): Promise<Customer | null> {
  const { rows } = await tx.query<Customer>(`select ${columns} from customers where id = $1 for update`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Writes a changed profile: of the new contacts, only the one the code was sent to is verified. */
export async function updateCustomer(
  tx: Tx,
  id: string,
  draft: AccountDraft,
  proven: Contact,
): Promise<Customer | null> {
  const { rows } = await tx.query<Customer>(
    `update customers set name = $2, address = $3, phone = $4, email = $5,
       phone_proven_at = case when $4 = $6 then now() when phone is not distinct from $4 then phone_proven_at end,
       email_proven_at = case when $5 = $6 then now() when lower(email) is not distinct from $5 then email_proven_at end
     where id = $1 returning ${columns}`,
    [id, draft.name, draft.address, draft.phone, draft.email, proven.address],
  );
  return rows[0] ?? null;
}

const claimOf = {
  sms: 'phone = $1 and phone_proven_at is null',
  email: 'lower(email) = $1 and email_proven_at is null',
} as const;

/**
 * Locks every account that names a contact without having verified it, and the verifier's own, in
 * id order to prevent deadlocks.
 */
export async function lockClaims(
  tx: Tx,
  { channel, address }: Contact,
  prover: string | null = null,
): Promise<void> {
  await tx.query(`select id from customers where (${claimOf[channel]}) or id = $2 order by id for update`, [
    address,
    prover,
  ]);
}

/** A contact belongs to who has proven it: other accounts that only name it do so no more. */
export async function dropClaims(tx: Tx, { channel, address }: Contact): Promise<void> {
  const [column, other] = channel === 'sms' ? ['phone', 'email'] : ['email', 'phone'];
  // An account's only contact is never removed.
  await tx.query(`update customers set ${column} = null where ${claimOf[channel]} and ${other} is not null`, [
    address,
  ]);
}
