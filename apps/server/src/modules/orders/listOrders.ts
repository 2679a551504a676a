import type { DeliveryKindWire, OrderSummaryWire } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { paymentColumns, paymentJoin, toPayment, type OrderPaymentRow } from './orderPayment.ts';
import { showRef } from '../../platform/references/orderRef.ts';

/** As many as anybody reads. */
const mostOrders = 500;

interface ListedRow extends OrderPaymentRow {
  ref: string;
  created_at: Date;
  total: number;
  delivery_kind: DeliveryKindWire;
}

/** A customer's orders, the newest first. */
export async function listOrders(tx: Tx, customerId: string, now: Date): Promise<OrderSummaryWire[]> {
  const { rows } = await tx.query<ListedRow>(
    `select o.ref, o.created_at, o.total, o.delivery_kind, ${paymentColumns} from orders o ${paymentJoin} where o.customer_id = $1
     order by o.created_at desc, o.ref limit $2`,
    [customerId, mostOrders],
  );
  return rows.map((row) => ({
    ref: showRef(row.ref),
    created_at: row.created_at.toISOString(),
    total: row.total,
    status: row.status,
    deliveryKind: row.delivery_kind,
    payment: toPayment(row, now),
  }));
}
