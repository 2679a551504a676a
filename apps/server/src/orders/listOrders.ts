import type { OrderSummaryWire } from '@teranga/contract';
import type { Tx } from '../db/database.ts';
import { showRef } from './orderRef.ts';

/** As many as anybody reads. */
const mostOrders = 500;

/** A customer's orders, the newest first. */
export async function listOrders(tx: Tx, customerId: string): Promise<OrderSummaryWire[]> {
  const { rows } = await tx.query<{ ref: string; created_at: Date; total: number; status: string }>(
    `select ref, created_at, total, status from orders where customer_id = $1
     order by created_at desc, ref limit $2`,
    [customerId, mostOrders],
  );
  return rows.map(({ ref, created_at: createdAt, total, status }) => ({
    ref: showRef(ref),
    created_at: createdAt.toISOString(),
    total,
    status,
  }));
}
