import type { Tx } from '../db/database.ts';

/** Closes the ways to pay an order that is decided on. What comes by them all the same is known, and given back where it must be. */
export async function endPayment(tx: Tx, ref: string, now: Date): Promise<void> {
  await tx.query(
    `update payment_sessions set state = 'EXPIRED', settled_at = $2 where ref = $1 and state in ('REQUESTED', 'OPEN')`,
    [ref, now],
  );
  await tx.query(
    "update orders set payment_status = 'FAILED' where ref = $1 and payment_status = 'WAITING'",
    [ref],
  );
}
