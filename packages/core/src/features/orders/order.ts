import type { PaymentStateWire } from '@teranga/contract';
import { paymentStates } from '@teranga/contract/paymentStates';
import {
  toCount,
  toFields,
  toFlag,
  toInstant,
  toList,
  toNumber,
  toRecord,
  toText,
  toTextOrNull,
} from '../../lib/wire/index.ts';
import { toXof, type Xof } from '../../domain/money/index.ts';
import { toDeliveryKind } from '../store-info/index.ts';

/** One entry of an order's history. */
export interface OrderUpdate {
  /** ISO instant; null when the back end did not say. */
  date: string | null;
  status: string;
  reason: string | null;
}

/** Online payment of an order; `none` when it is paid otherwise. */
export interface OrderPayment {
  status: 'none' | 'waiting' | 'paid' | 'failed' | 'refunded';
  /** True while a way to pay it is available. */
  canPay: boolean;
  /**
   * ISO instant at which an unpaid order is cancelled; null when it will not be, or when unknown.
   */
  expiresAt: string | null;
  /**
   * Payment state as in the wire's `PaymentStateWire`; null on back ends that send `status` only.
   */
  state: PaymentStateWire | null;
  /** ISO instants: when the shopper was last sent to pay, and when it was paid. */
  since: string | null;
  paidAt: string | null;
  /** «Orange Money»; null when unknown. */
  method: string | null;
}

/** An order as its tracking page shows it. */
export interface Order {
  ref: string;
  status: string;
  createdAt: string | null;
  /** Ascending by date. */
  updates: OrderUpdate[];
  items: { name: string; quantity: number; options: { name: string; value: string }[] }[];
  subtotal: Xof | null;
  discount: Xof | null;
  deliveryCharge: Xof | null;
  /** Name of the chosen delivery zone; null when the back end does not send it. */
  deliveryZone: string | null;
  /** The shopper comes for it. */
  isPickup: boolean;
  total: Xof;
  /** `paytech`, `cod`, or whatever the back end calls it; empty when it did not say. */
  paymentMethod: string;
  payment: OrderPayment;
  client: { firstName: string; lastName: string; address: string; city: string };
}

function parseState(text: unknown): Record<string, unknown> {
  try {
    return toFields(typeof text === 'string' ? JSON.parse(text) : text);
  } catch {
    return {};
  }
}

/**
 * A history entry: status and reason come from `stateJSON` when it is readable, else from the plain
 * fields.
 */
function toUpdate(value: unknown): OrderUpdate | null {
  const fields = toFields(value);
  const state = parseState(fields['stateJSON']);
  const isStated = toTextOrNull(state['status']) !== null;
  const source = isStated ? state : fields;
  const status = toText(source['status']);
  const date = toInstant(fields['date']);
  return status === '' && date === null ? null : { date, status, reason: toTextOrNull(source['reason']) };
}

function toItem(value: unknown): Order['items'][number] | null {
  const fields = toFields(value);
  const name = toTextOrNull(fields['name']);
  if (name === null) return null;
  const options = toList(toFields(fields['variationDetails'])['options'], (option) => {
    const { name: optionName, value: optionValue } = toFields(option);
    const label = toTextOrNull(optionName);
    return label === null ? null : { name: label, value: toText(optionValue) };
  });
  return { name, quantity: toCount(fields['quantity']), options };
}

const toSum = (value: unknown): Xof | null => {
  const sum = toNumber(value);
  return Number.isFinite(sum) ? toXof(sum) : null;
};

const paymentStatuses: Readonly<Record<string, OrderPayment['status']>> = {
  NONE: 'none',
  WAITING: 'waiting',
  PAID: 'paid',
  FAILED: 'failed',
  REFUNDED: 'refunded',
};
const waitingStatus = 'WAITING_FOR_VALIDATION';
const endedStatuses: ReadonlySet<string> = new Set(['REJECTED', 'CANCELLED']);
const acceptedStatuses: ReadonlySet<string> = new Set(['VALIDATED', 'SHIPPED', 'DELIVERED']);

/** Whether an order will not be delivered. */
export const hasEnded = ({ status }: Pick<Order, 'status'>): boolean => endedStatuses.has(status);

/** Whether the store has accepted an order, paid or not. */
export const isAccepted = ({ status }: Pick<Order, 'status'>): boolean => acceptedStatuses.has(status);

const nothingMore = { state: null, since: null, paidAt: null, method: null };

/**
 * Payment assumed for back ends without payment data: an online order awaits payment until it is
 * validated.
 */
function supposedPayment(method: string, status: string): OrderPayment {
  const payment = { canPay: false, expiresAt: null, ...nothingMore };
  if (method !== 'paytech') return { ...payment, status: 'none' };
  if (status === waitingStatus) return { ...payment, status: 'waiting', canPay: true };
  return { ...payment, status: endedStatuses.has(status) ? 'failed' : 'paid' };
}

/** An order's payment, from the order's fields. */
export function toPayment(fields: Record<string, unknown>): OrderPayment {
  const payment = toFields(fields['payment']);
  const code = toText(payment['status']);
  const status = Object.hasOwn(paymentStatuses, code) ? paymentStatuses[code] : undefined;
  if (status === undefined) return supposedPayment(toText(fields['paymentMethod']), toText(fields['status']));
  return {
    status,
    canPay: toFlag(payment['canPay']),
    expiresAt: toInstant(payment['expiresAt']),
    state: paymentStates.find((state) => state === payment['state']) ?? null,
    since: toInstant(payment['since']),
    paidAt: toInstant(payment['paidAt']),
    method: toTextOrNull(payment['method']),
  };
}

/** An order; null when the response holds none. */
export function toOrder(body: unknown): Order | null {
  const fields = toRecord(body);
  const ref = toTextOrNull(fields['ref']);
  if (ref === null) return null;
  const client = toFields(fields['client']);
  const updates = toList(fields['updates'], toUpdate);
  return {
    ref,
    status: toText(fields['status']),
    createdAt: toInstant(fields['createdAt']) ?? toInstant(fields['created_at']),
    updates: updates.sort((a, b) => (a.date ?? '').localeCompare(b.date ?? '')),
    items: toList(fields['items'], toItem),
    subtotal: toSum(fields['subtotal']),
    discount: toSum(fields['discount']),
    deliveryCharge: toSum(fields['deliveryCharge']),
    deliveryZone: toTextOrNull(fields['deliveryZone']),
    isPickup: toDeliveryKind(fields['deliveryKind']) === 'pickup',
    total: toXof(toNumber(fields['total'])),
    paymentMethod: toText(fields['paymentMethod']),
    payment: toPayment(fields),
    client: {
      firstName: toText(client['firstName']),
      lastName: toText(client['lastName']),
      address: toText(client['address']),
      city: toText(client['city']),
    },
  };
}
