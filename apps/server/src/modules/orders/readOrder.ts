import type { DeliveryKindWire, OrderStatusWire } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { paymentColumns, paymentJoin, toPayment, type OrderPaymentRow } from './orderPayment.ts';
import { readRef, showRef } from '../../platform/references/orderRef.ts';

interface OrderRow extends OrderPaymentRow {
  created_at: Date;
  first_name: string;
  last_name: string;
  address: string;
  city: string;
  zone_name: string;
  delivery_kind: DeliveryKindWire;
  subtotal: number;
  discount: number;
  delivery_charge: number;
  total: number;
}

interface LineRow {
  name: string;
  quantity: number;
  unit_price: number;
  options: { name: string; value: string }[];
}

interface UpdateRow {
  date: Date;
  status: string;
  reason: string | null;
  state_json: { status: string; reason: string | null };
}

const toItem = ({ name, quantity, unit_price: price, options }: LineRow) => ({
  name,
  quantity,
  price,
  variationDetails: options.length > 0 ? { options } : null,
});

const toUpdate = ({ date, status, reason, state_json: state }: UpdateRow) => ({
  date: date.toISOString(),
  status,
  reason,
  stateJSON: JSON.stringify(state),
});

/**
 * An order as its tracking page shows it, by any accepted form of its reference; null when this
 * store has no such order.
 */
export async function readOrder(tx: Tx, shownRef: string, now: Date): Promise<OrderStatusWire | null> {
  const ref = readRef(shownRef);
  if (ref === null) return null;
  const orders = await tx.query<OrderRow>(
    `select o.created_at, o.first_name, o.last_name, o.address, o.city, o.zone_name, o.delivery_kind, o.subtotal, o.discount, o.delivery_charge, o.total,
       ${paymentColumns}
     from orders o ${paymentJoin} where o.ref = $1`,
    [ref],
  );
  const [order] = orders.rows;
  if (!order) return null;
  const lines = await tx.query<LineRow>(
    'select name, quantity, unit_price, options from order_lines where ref = $1 order by position',
    [ref],
  );
  const updates = await tx.query<UpdateRow>(
    'select date, status, reason, state_json from order_updates where ref = $1 order by date, id',
    [ref],
  );
  const createdAt = order.created_at.toISOString();
  return {
    ref: showRef(ref),
    status: order.status,
    createdAt,
    created_at: createdAt,
    updates: updates.rows.map(toUpdate),
    items: lines.rows.map(toItem),
    subtotal: order.subtotal,
    discount: order.discount,
    deliveryCharge: order.delivery_charge,
    deliveryZone: order.zone_name,
    deliveryKind: order.delivery_kind,
    total: order.total,
    paymentMethod: order.payment_method,
    payment: toPayment(order, now),
    client: {
      firstName: order.first_name,
      lastName: order.last_name,
      address: order.address,
      city: order.city,
    },
  };
}
