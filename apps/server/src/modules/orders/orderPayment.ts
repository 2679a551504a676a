import type { OrderPaymentWire, PaymentStateWire } from '@teranga/contract';
import { canPay, waitsForPayment, type OrderToPay } from './orderToPay.ts';

/** The state of a payment attempt; see the table `payment_sessions`. */
export type SessionState = 'REQUESTED' | 'OPEN' | 'PAID' | 'CANCELLED' | 'REFUSED' | 'LOST' | 'EXPIRED';

/**
 * An order with its decisive payment attempt: the paid one, or else the latest. The attempt's
 * fields are null when there is none.
 */
export interface OrderPaymentRow extends Pick<
  OrderToPay,
  'status' | 'payment_method' | 'payment_status' | 'expires_at'
> {
  session_state: SessionState | null;
  sent_at: Date | null;
  settled_at: Date | null;
  checked_at: Date | null;
  is_check_failed: boolean | null;
  method: string | null;
}

/** Columns and join of an `OrderPaymentRow` in a query of `orders o`. */
export const paymentColumns = `o.status, o.payment_method, o.payment_status, o.expires_at, p.session_state, p.sent_at, p.settled_at,
  p.checked_at, p.is_check_failed, p.method`;
export const paymentJoin = `left join lateral (
  select s.state as session_state, coalesce(s.sent_at, s.requested_at) as sent_at, s.settled_at, s.checked_at, s.is_check_failed, s.method
  from payment_sessions s where s.store_id = o.store_id and s.ref = o.ref
  order by s.state = 'PAID' desc, s.attempt desc limit 1) p on true`;

function stateOf(row: OrderPaymentRow): PaymentStateWire {
  const { payment_method: method, payment_status: status } = row;
  if (method !== 'paytech' || status === 'NONE') return 'none';
  if (status === 'PAID' || status === 'REFUNDED') return 'paid';
  if (!waitsForPayment(row)) return 'unpaid';
  // The shopper has a link and may be paying with it.
  if (row.session_state === 'OPEN') return row.is_check_failed ? 'unknown' : 'pending';
  return status === 'FAILED' ? 'unpaid' : 'waiting';
}

const toIso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The known state of an order's payment, without a request to the provider. */
export function toPayment(row: OrderPaymentRow, now: Date): OrderPaymentWire {
  const isSent = row.session_state === 'OPEN' || row.session_state === 'PAID';
  const isMade = row.session_state === 'PAID';
  return {
    status: row.payment_status,
    canPay: canPay(row, now),
    expiresAt: waitsForPayment(row) ? toIso(row.expires_at) : null,
    state: stateOf(row),
    since: isSent ? toIso(row.sent_at) : null,
    checkedAt: toIso(row.checked_at),
    paidAt: isMade ? toIso(row.settled_at) : null,
    method: isMade ? row.method : null,
  };
}
