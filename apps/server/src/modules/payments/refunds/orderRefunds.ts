import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../audit/actor.ts';

/** Who gives the money back: PayTech, or the store by hand. */
export type RefundWay = 'paytech' | 'hand';
export type RefundState = 'DUE' | 'REQUESTED' | 'UNCLEAR' | 'FAILED' | 'DONE';

/** A refund by staff. */
export interface OrderRefund {
  id: string;
  /** In its stored form. */
  ref: string;
  /** FCFA. */
  amount: number;
  way: RefundWay;
  command: string | null;
  isWhole: boolean;
  phone: string | null;
  state: RefundState;
  /** Why the provider refused it; null otherwise. */
  failure: string | null;
  reason: string | null;
  /** Who refunded, by their name at that time. */
  actor: string;
  at: Date;
  settledAt: Date | null;
}

const columns = `id, ref, amount, way, command, is_whole as "isWhole", phone, state, failure, reason, actor_name as actor,
  created_at as at, settled_at as "settledAt"`;

/** The refunds of an order by its stored reference, the oldest first. */
export async function readRefunds(tx: Tx, ref: string): Promise<OrderRefund[]> {
  const { rows } = await tx.query<OrderRefund>(
    `select ${columns} from order_refunds where ref = $1 order by created_at, id`,
    [ref],
  );
  return rows;
}

/** A refund by its id; null when this store has none. */
export async function readRefund(tx: Tx, id: string): Promise<OrderRefund | null> {
  const { rows } = await tx.query<OrderRefund>(`select ${columns} from order_refunds where id = $1`, [id]);
  return rows[0] ?? null;
}

/** A refund, locked until the transaction ends; null when this store has none with this id. */
export async function lockRefund(tx: Tx, id: string): Promise<OrderRefund | null> {
  const { rows } = await tx.query<OrderRefund>(
    `select ${columns} from order_refunds where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** A refund about to be written. */
export interface NewRefund extends Pick<
  OrderRefund,
  'ref' | 'amount' | 'way' | 'command' | 'isWhole' | 'phone' | 'reason'
> {
  state: 'DUE' | 'DONE';
  isDifference: boolean;
  actor: Actor;
}

export async function insertRefund(tx: Tx, refund: NewRefund, now: Date): Promise<OrderRefund> {
  const { rows } = await tx.query<OrderRefund>(
    `insert into order_refunds (ref, amount, way, command, is_whole, is_difference, phone, state, reason, actor_name, created_at,
       settled_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $8 = 'DONE' then $11::timestamptz end) returning ${columns}`,
    [
      refund.ref,
      refund.amount,
      refund.way,
      refund.command,
      refund.isWhole,
      refund.isDifference,
      refund.phone,
      refund.state,
      refund.reason,
      refund.actor.name,
      now,
    ],
  );
  const [written] = rows;
  if (!written) throw new Error('An inserted refund was not returned.');
  return written;
}

/** Moves a refund on; false when it was in none of the `from` states any more. */
export async function moveRefund(
  tx: Tx,
  id: string,
  from: readonly RefundState[],
  { state, failure = null }: { state: RefundState; failure?: string | null },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update order_refunds set state = $3, failure = $4,
       requested_at = case when $3 = 'REQUESTED' then $5::timestamptz else requested_at end,
       settled_at = case when $3 in ('DONE', 'FAILED') then $5::timestamptz end
     where id = $1 and state = any($2)`,
    [id, from, state, failure, now],
  );
  return rowCount > 0;
}

/** Whether the refund of a whole payment is one by staff, which is then done. */
export async function finishWholeRefund(tx: Tx, command: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update order_refunds set state = 'DONE', settled_at = $2 where command = $1 and is_whole and state <> 'DONE'`,
    [command, now],
  );
  return rowCount > 0;
}

/** What of an order's money went or goes back, in FCFA. */
export interface RefundSums {
  all: number;
  done: number;
  /** Because edits made the order cheaper. */
  differences: number;
}

export async function sumRefunds(tx: Tx, ref: string): Promise<RefundSums> {
  const { rows } = await tx.query<RefundSums>(
    `select coalesce(sum(amount), 0) as all, coalesce(sum(amount) filter (where state = 'DONE'), 0) as done,
       coalesce(sum(amount) filter (where is_difference), 0) as differences
     from order_refunds where ref = $1 and state <> 'FAILED'`,
    [ref],
  );
  return rows[0] ?? { all: 0, done: 0, differences: 0 };
}
