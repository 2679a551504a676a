import type { Tx } from '../../platform/db/database.ts';

/**
 * Closes the open payment attempts of an order whose outcome is decided. A payment that still
 * arrives is recognised, and refunded if necessary.
 */
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
