import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { emailKey } from '../../platform/limits/emailKey.ts';

/** Orders to be paid on delivery that one contact may have waiting for validation. */
export const waitingPerContact = 3;
/** Orders of one contact in a day. */
export const ordersPerContact = 10;
/** Messages a day to one contact about orders that it has not proven by a code. */
export const smsPerContact = 6;
export const emailsPerContact = 10;
/** Orders of one visitor's session in an hour. */
export const ordersPerSession = 10;
/**
 * Orders per address and hour: above `freeOrdersPerAddress` unproven contacts need a code, above
 * `ordersPerAddress` all are refused.
 */
export const ordersPerAddress = 600;
export const freeOrdersPerAddress = 30;

/** A limit that may be reached. */
export type OrderLimit = 'waiting' | 'orders' | 'sms' | 'email' | 'session' | 'address' | 'code';

const day = "interval '1 day'";
const hour = "interval '1 hour'";

/**
 * Selects the newest order or message that still exhausts a limit, and the seconds until it no
 * longer does: never more than its window, also in a transaction that waited for a lock.
 */
const probe = (
  limit: OrderLimit,
  max: number,
  from: string,
  window: string,
  ends = `created_at + ${window}`,
) =>
  `(select '${limit}' as limit, greatest(1, ceil(extract(epoch from least(${window}, ${ends} - clock_timestamp()))))::int as seconds
    from ${from} and created_at > now() - ${window} order by created_at desc offset ${max - 1} limit 1)`;
const waiting = (contact: string) =>
  probe(
    'waiting',
    waitingPerContact,
    `orders where ${contact} and payment_method = 'cod' and status = 'WAITING_FOR_VALIDATION'`,
    "interval '100 years'",
    `coalesce(expires_at, now() + ${hour})`,
  );
const messages = (channel: 'sms' | 'email', max: number, recipient: string) =>
  probe(channel, max, `outbox where counted_as = ${recipient} and channel = '${channel}'`, day);

const messageProbes = [messages('sms', smsPerContact, '$1'), messages('email', emailsPerContact, '$2')];
const reachedByMessages = statement(messageProbes.join(' union all '));
const reachedByOrder = statement(
  [
    ...messageProbes,
    waiting('phone = $1'),
    waiting('email_key = $2'),
    probe('orders', ordersPerContact, 'orders where phone = $1', day),
    probe('orders', ordersPerContact, 'orders where email_key = $2', day),
    probe('session', ordersPerSession, 'orders where $4::bytea is not null and visitor = $3', hour),
    probe('address', ordersPerAddress, 'orders where ip_key = $4::bytea', hour),
    probe('code', freeOrdersPerAddress, 'orders where ip_key = $4::bytea', hour),
  ].join(' union all '),
);

// The array's order is the one order in which every transaction takes them.
const lockAll = statement(
  `select pg_advisory_xact_lock(hashtextextended(app_store() || ' ' || subject, 0)) from unnest($1::text[]) as subject`,
);
const lock = (tx: Tx, subjects: readonly (string | null)[]) =>
  tx.query(lockAll, [subjects.filter((subject) => subject !== null).toSorted()]);

/** How an order's shopper can be reached. */
export interface OrderContacts {
  phone: string;
  email: string | null;
}

/** Limits that are reached, with the seconds until they no longer are. */
export type ReachedLimits = ReadonlyMap<OrderLimit, number>;

function toReached(rows: readonly { limit: OrderLimit; seconds: number }[]): ReachedLimits {
  const reached = new Map<OrderLimit, number>();
  for (const { limit, seconds } of rows) reached.set(limit, Math.max(seconds, reached.get(limit) ?? 0));
  return reached;
}

const keyOf = (email: string | null) => (email === null ? null : emailKey(email));

/**
 * The message limits that a contact has reached. Its messages are locked until the transaction
 * ends.
 */
export async function reachedMessageLimits(tx: Tx, { phone, email }: OrderContacts): Promise<ReachedLimits> {
  await lock(tx, [phone, keyOf(email)]);
  const { rows } = await tx.query<{ limit: OrderLimit; seconds: number }>(reachedByMessages, [
    phone,
    keyOf(email),
  ]);
  return toReached(rows);
}

/**
 * The limits that a new order reaches. Until the transaction ends no other order is counted against
 * the same ones.
 */
export async function reachedOrderLimits(
  tx: Tx,
  { phone, email }: OrderContacts,
  { visitor, ipKey }: { visitor: string; ipKey: Buffer | null },
): Promise<ReachedLimits> {
  const counted = ipKey === null ? [] : [visitor, ipKey.toString('hex')];
  await lock(tx, [phone, keyOf(email), ...counted]);
  const { rows } = await tx.query<{ limit: OrderLimit; seconds: number }>(reachedByOrder, [
    phone,
    keyOf(email),
    visitor,
    ipKey,
  ]);
  return toReached(rows);
}
