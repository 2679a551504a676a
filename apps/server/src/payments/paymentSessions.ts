import type { Tx } from '../db/database.ts';
import type { KnownPayment, PaymentEnv, PaymentLink } from './paymentPort.ts';

/** How an attempt at paying stands; see the table. */
export type SessionState = 'REQUESTED' | 'OPEN' | 'PAID' | 'CANCELLED' | 'REFUSED' | 'LOST' | 'EXPIRED';

/** One attempt at paying one order. */
export interface PaymentSession {
  ref: string;
  attempt: number;
  command: string;
  amount: number;
  env: PaymentEnv;
  state: SessionState;
  token: string | null;
  url: string | null;
  refund: 'NONE' | 'DUE' | 'REQUESTED' | 'DONE';
  requested_at: Date;
}

const columns = 'ref, attempt, command, amount, env, state, token, url, refund, requested_at';

/** Every attempt at paying an order, the latest first. The order's row is held by the caller when it means to change any. */
export async function readSessions(tx: Tx, ref: string): Promise<PaymentSession[]> {
  const { rows } = await tx.query<PaymentSession>(
    `select ${columns} from payment_sessions where ref = $1 order by attempt desc`,
    [ref],
  );
  return rows;
}

/** The attempt that the provider knows by a command; null when this store has none such. */
export async function readSession(tx: Tx, command: string): Promise<PaymentSession | null> {
  const { rows } = await tx.query<PaymentSession>(
    `select ${columns} from payment_sessions where command = $1`,
    [command],
  );
  return rows[0] ?? null;
}

/** Writes the next attempt at paying an order, before the provider is asked. */
export async function writeSession(
  tx: Tx,
  session: Pick<PaymentSession, 'ref' | 'attempt' | 'command' | 'amount' | 'env'>,
  provider: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into payment_sessions (ref, attempt, provider, command, amount, env, state, requested_at)
     values ($1, $2, $3, $4, $5, $6, 'REQUESTED', $7)`,
    [session.ref, session.attempt, provider, session.command, session.amount, session.env, now],
  );
}

/** Moves an attempt on from one of some states; false when it was in none of them. */
export async function moveSession(
  tx: Tx,
  command: string,
  from: readonly SessionState[],
  to: SessionState,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update payment_sessions set state = $3, settled_at = case when $3 in ('REQUESTED', 'OPEN') then null else $4::timestamptz end
     where command = $1 and state = any($2)`,
    [command, from, to, now],
  );
  return rowCount > 0;
}

/** Keeps what the provider knows an attempt by, and where it is paid. */
export async function saveLink(
  tx: Tx,
  command: string,
  { token, url }: Partial<PaymentLink> & { token: string },
): Promise<void> {
  await tx.query('update payment_sessions set token = $2, url = coalesce($3, url) where command = $1', [
    command,
    token,
    url ?? null,
  ]);
}

/** Keeps how giving an attempt's money back stands. */
export async function markRefund(tx: Tx, command: string, refund: PaymentSession['refund']): Promise<void> {
  await tx.query('update payment_sessions set refund = $2 where command = $1', [command, refund]);
}

/** An attempt as a provider can be asked about it; null while it has no name for it. */
export const knownPayment = ({ command, token, amount }: PaymentSession): KnownPayment | null =>
  token === null ? null : { command, token, amount };

/** A viewer has the provider asked about a payment at most once in so many seconds, all viewers together. */
const checkPauseSeconds = 5;

/** Takes the right to ask the provider about an order's open attempts; none of those that were asked about just now. */
export async function claimChecks(tx: Tx, ref: string): Promise<PaymentSession[]> {
  const { rows } = await tx.query<PaymentSession>(
    `update payment_sessions set asked_at = clock_timestamp()
     where ref = $1 and token is not null and state in ('OPEN', 'LOST')
       and (asked_at is null or asked_at <= clock_timestamp() - make_interval(secs => $2))
     returning ${columns}`,
    [ref, checkPauseSeconds],
  );
  return rows;
}

/** Saves what came of asking the provider about an attempt; a null `method` leaves the known one. */
export async function saveCheck(
  tx: Tx,
  command: string,
  check: { isFailed: boolean; method: string | null },
): Promise<void> {
  await tx.query(
    `update payment_sessions set is_check_failed = $2, method = coalesce($3, method),
       checked_at = case when $2 then checked_at else clock_timestamp() end
     where command = $1`,
    [command, check.isFailed, check.method],
  );
}

/** Saves that the shopper was given an attempt's link. */
export async function saveSent(tx: Tx, command: string, now: Date): Promise<void> {
  await tx.query('update payment_sessions set sent_at = $2 where command = $1', [command, now]);
}
