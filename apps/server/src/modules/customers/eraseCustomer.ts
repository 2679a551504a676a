import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { visitorOfCustomer } from '../accounts/mergeVisitor.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { readCustomerCard } from './customerCards.ts';
import { auditedCustomer } from './customerNote.ts';

const openStatuses = ['WAITING_FOR_VALIDATION', 'VALIDATED', 'SHIPPED'];
const openRefunds = ['DUE', 'REQUESTED', 'UNCLEAR'];
const busyMessage =
  'Une commande de ce client est en cours, ou un remboursement : terminez-les avant de supprimer ses données.';

interface ErasedOrder {
  ref: string;
  status: string;
  phone: string;
  email: string | null;
  visitor: string | null;
  isPhoneProven: boolean;
  isEmailProven: boolean;
  isRefunding: boolean;
}

const lockOrders = `
  select o.ref, o.status, o.phone, o.email, o.visitor,
    o.is_phone_proven as "isPhoneProven", o.is_email_proven as "isEmailProven",
    exists (select from order_refunds r where r.store_id = o.store_id and r.ref = o.ref and r.state = any($2))
    or exists (select from payment_sessions p where p.store_id = o.store_id and p.ref = o.ref
      and (p.state in ('REQUESTED', 'OPEN') or p.refund in ('DUE', 'REQUESTED'))) as "isRefunding"
  from orders o where o.ref in (select ref from customer_orders($1)) order by o.ref for update`;

const eraseOrders = `
  update orders set erased_at = now(), customer_id = null, visitor = null, ip_key = null, email_key = null,
    first_name = '', last_name = '', phone = '', email = null, address = '', city = '', postal_code = null,
    is_phone_proven = false, is_email_proven = false
  where ref = any($1)`;

const readProven = `
  select phone as contact from customers where id::text = $1 and phone_proven_at is not null
  union select email from customers where id::text = $1 and email_proven_at is not null`;

/**
 * The contacts that are the customer's for certain; anybody can order under another person's
 * address.
 */
async function ownContacts(tx: Tx, key: string, orders: readonly ErasedOrder[]): Promise<string[]> {
  const { rows } = await tx.query<{ contact: string }>(readProven, [key]);
  const ordered = orders.flatMap(({ phone, email, isPhoneProven, isEmailProven }) => [
    ...(isPhoneProven ? [phone] : []),
    ...(isEmailProven && email !== null ? [email] : []),
  ]);
  return inLowerCase([key, ...rows.map(({ contact }) => contact), ...ordered]);
}

const inLowerCase = (contacts: readonly string[]): string[] => [
  ...new Set(contacts.map((contact) => contact.toLowerCase())),
];

interface Rest {
  refs: string[];
  /** Theirs for certain. */
  contacts: string[];
  /** With those of their orders that nobody has proven. */
  allContacts: string[];
  visitors: string[];
}

/** Removes what is not an order: requests, messages, notes, and counters of the contact. */
async function eraseRest(tx: Tx, { refs, contacts, allContacts, visitors }: Rest): Promise<void> {
  await tx.query('delete from order_notes where ref = any($1)', [refs]);
  await tx.query('update order_refunds set phone = null where ref = any($1)', [refs]);
  const gone = `
    with quotes as (delete from quote_requests where phone = any($1) or lower(email) = any($1) returning ref),
      messages as (delete from contact_messages where lower(email) = any($1) returning id)
    select 'quote' as kind, ref as id from quotes union all select 'message', id::text from messages`;
  const { rows } = await tx.query<{ kind: string; id: string }>(gone, [contacts]);
  await tx.query(
    `delete from inbox_answers a using jsonb_to_recordset($1::jsonb) as gone (kind text, id text)
     where a.subject_kind = gone.kind and a.subject_id = gone.id`,
    [JSON.stringify(rows)],
  );
  const named = [...refs, ...rows.filter(({ kind }) => kind === 'quote').map(({ id }) => id)].map(showRef);
  await tx.query(
    `delete from outbox where lower(recipient) = any($1)
       or exists (select from unnest($2::text[]) ref where position(ref in text) > 0 or position(ref in subject) > 0)`,
    [contacts, named],
  );
  await tx.query('delete from promo_uses where lower(contact) = any($1)', [allContacts]);
  await tx.query('delete from customer_notes where key = any($1)', [contacts]);
  await tx.query('delete from idempotency_keys where visitor = any($1)', [visitors]);
  await tx.query('delete from carts where visitor = any($1)', [visitors]);
  await tx.query('delete from wishlist_lines where visitor = any($1)', [visitors]);
}

/**
 * Deletes a customer's data. Their orders stay without anybody's contact data, for the accounts;
 * returns how many those are. 409 while an order or a refund is under way.
 */
export async function eraseCustomer(tx: Tx, actor: Actor, key: string): Promise<number> {
  const card = await readCustomerCard(tx, key);
  const { rows: orders } = await tx.query<ErasedOrder>(lockOrders, [key, openRefunds]);
  if (orders.some(({ status, isRefunding }) => isRefunding || openStatuses.includes(status)))
    throw new HttpError(409, busyMessage);
  const refs = orders.map(({ ref }) => ref);
  await tx.query(eraseOrders, [refs]);
  const contacts = await ownContacts(tx, key, orders);
  const named = [card.phone, card.email, ...orders.flatMap(({ phone, email }) => [phone, email])];
  const allContacts = inLowerCase([...contacts, ...named.filter((contact) => contact !== null)]);
  const visitors = [visitorOfCustomer(key), ...orders.flatMap(({ visitor }) => visitor ?? [])];
  if (card.hasAccount) {
    await tx.query('delete from idempotency_keys where customer_id = $1', [key]);
    await tx.query('delete from customers where id = $1', [key]);
  }
  await eraseRest(tx, { refs, contacts, allContacts, visitors });
  await writeAudit(tx, actor, {
    action: 'customer.delete',
    subject: auditedCustomer(card),
    after: { orders: refs.length },
  });
  return refs.length;
}
