import type { PaymentEnv } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import type { SessionState } from '../orders/orderPayment.ts';
import type { KnownPayment, PaymentLink } from './paymentPort.ts';

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
  /** How it was paid, as the provider names it. */
  method: string | null;
  requested_at: Date;
}

const columns = 'ref, attempt, command, amount, env, state, token, url, refund, method, requested_at';

/**
 * All payment attempts of an order, latest first. A caller that changes any must hold the lock on
 * the order's row.
 */
export async function readSessions(tx: Tx, ref: string): Promise<PaymentSession[]> {
  const { rows } = await tx.query<PaymentSession>(
    `select ${columns} from payment_sessions where ref = $1 order by attempt desc`,
    [ref],
  );
  return rows;
}

/** The attempt with this provider command; null when this store has none. */
export async function readSession(tx: Tx, command: string): Promise<PaymentSession | null> {
  const { rows } = await tx.query<PaymentSession>(
    `select ${columns} from payment_sessions where command = $1`,
    [command],
  );
  return rows[0] ?? null;
}

/** Inserts the next payment attempt of an order, before the provider is called. */
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

/** Moves an attempt from one of the `from` states to `to`; false when it was in none of them. */
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

/** Saves the provider's token for an attempt and its payment URL. */
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

/** Saves the refund state of an attempt. */
export async function markRefund(tx: Tx, command: string, refund: PaymentSession['refund']): Promise<void> {
  await tx.query(
    `update payment_sessions set refund = $2, refunded_at = case when $2 = 'DONE' then now() end
     where command = $1`,
    [command, refund],
  );
}

/** An attempt in the form the provider can be queried about; null while it has no token. */
export const knownPayment = ({ command, token, amount }: PaymentSession): KnownPayment | null =>
  token === null ? null : { command, token, amount };

/** Minimum seconds between two viewer-triggered checks of a payment, across all viewers. */
const checkPauseSeconds = 5;

/**
 * Claims the check of an order's open attempts; skips those checked within the last five seconds.
 */
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

/**
 * Saves the result of a check with the provider; a null `method` leaves the saved one unchanged.
 */
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
