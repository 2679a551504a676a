import type { DeliveryKindWire, OrderStatus, PaymentMethod, PaymentStatusWire } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';
import { minuteMs } from '../../platform/time/units.ts';

/** An order as its payment needs it. */
export interface OrderToPay {
  ref: string;
  /** The owner id of the cart that it was ordered with. */
  visitor: string | null;
  status: OrderStatus;
  payment_method: PaymentMethod;
  delivery_kind: DeliveryKindWire;
  payment_status: PaymentStatusWire;
  expires_at: Date | null;
  total: number;
  store_id: string;
  store_name: string;
  is_released: boolean;
}

/** How many minutes an order waits for its payment before its stock is released. */
export const paymentMinutes = 60;

const paymentMs = paymentMinutes * minuteMs;

/** Has a new order wait for its payment, and end without it. */
export async function awaitPayment(tx: Tx, ref: string, now: Date): Promise<void> {
  const due = new Date(now.getTime() + paymentMs);
  const { rows } = await tx.query<{ store_id: string }>(
    "update orders set payment_status = 'WAITING', expires_at = $2 where ref = $1 returning store_id",
    [ref, due],
  );
  for (const { store_id: store } of rows) await queueJob(tx, 'expire-order', { store, ref }, due);
}

/**
 * The order with a stored reference, locked until the transaction ends; null when this store has no
 * such order.
 */
export async function lockOrder(tx: Tx, ref: string): Promise<OrderToPay | null> {
  const { rows } = await tx.query<OrderToPay>(
    `select o.ref, o.visitor, o.status, o.payment_method, o.delivery_kind, o.payment_status, o.expires_at, o.total, o.store_id,
       s.name as store_name, o.is_released
     from orders o join stores s on s.id = o.store_id where o.ref = $1 for update of o`,
    [ref],
  );
  return rows[0] ?? null;
}

/** Sets an order's payment status. */
export async function setPaymentStatus(tx: Tx, ref: string, status: PaymentStatusWire): Promise<void> {
  await tx.query('update orders set payment_status = $2 where ref = $1', [ref, status]);
}

type Waiting = Pick<OrderToPay, 'status' | 'payment_method' | 'payment_status' | 'expires_at'>;

/** Returns true while an order still waits for its online payment. */
export function waitsForPayment({ status, payment_method: method, payment_status: paid }: Waiting): boolean {
  return (
    method === 'paytech' && status === 'WAITING_FOR_VALIDATION' && (paid === 'WAITING' || paid === 'FAILED')
  );
}

/** Returns true if an order can be paid online now. */
export const canPay = (order: Waiting, now: Date): boolean =>
  waitsForPayment(order) && order.expires_at !== null && order.expires_at > now;

/** Whether an order was paid online; `ref` as it is stored. */
export async function wasPaid(tx: Tx, ref: string): Promise<boolean> {
  const { rows } = await tx.query(`select from orders where ref = $1 and payment_status = 'PAID'`, [ref]);
  return rows.length > 0;
}
