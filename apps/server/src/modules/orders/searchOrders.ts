import {
  orderStatuses,
  type DeliveryKindWire,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatusWire,
} from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { readCursor, toPage, type Page } from '../../platform/paging/cursor.ts';
import { readOrderSearch } from './orderSearch.ts';

/** An order as lists of staff show it. */
export interface ListedOrder {
  /** In its stored form. */
  ref: string;
  status: OrderStatus;
  createdAt: Date;
  firstName: string;
  lastName: string;
  phone: string;
  city: string;
  zoneName: string;
  deliveryKind: DeliveryKindWire;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatusWire;
  total: number;
  units: number;
}

/** Which orders to list: those that match everything given. */
export interface OrderFilter {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  paymentStatus?: PaymentStatusWire | undefined;
  deliveryKind?: DeliveryKindWire | undefined;
  /** Ordered from this time on. */
  since?: Date | undefined;
  /** Ordered before this time. */
  until?: Date | undefined;
}

const matches = `
  ($1::text is null or o.ref = $1)
  and ($2::text[] is null
    or o.search_text like all (array(select '%' || fold_text(word) || '%' from unnest($2::text[]) word)))
  and ($3::text is null or o.payment_status = $3) and ($4::text is null or o.delivery_kind = $4)
  and ($5::timestamptz is null or o.created_at >= $5) and ($6::timestamptz is null or o.created_at < $6)`;

// A cursor names microseconds: a `Date` would round them, and lose or repeat an order.
const readPage = `
  select ref, status, created_at as "createdAt", first_name as "firstName", last_name as "lastName", phone, city,
    zone_name as "zoneName", delivery_kind as "deliveryKind", payment_method as "paymentMethod",
    payment_status as "paymentStatus", total, (extract(epoch from created_at) * 1000000)::bigint as micros,
    (select coalesce(sum(quantity), 0) from order_lines l where l.store_id = o.store_id and l.ref = o.ref)::int as units
  from orders o
  where ${matches} and ($7::text is null or o.status = $7)
    and ($8::bigint is null or o.created_at <= 'epoch'::timestamptz + $8 * interval '1 microsecond'
      and (o.created_at < 'epoch'::timestamptz + $8 * interval '1 microsecond' or o.ref > $9))
  order by o.created_at desc, o.ref limit $10`;

const countByStatus = `select status, count(*) from orders o where ${matches} group by status`;

function valuesOf({ search, paymentStatus, deliveryKind, since, until }: OrderFilter): unknown[] {
  const { ref, words } = readOrderSearch(search);
  return [ref, words, paymentStatus, deliveryKind, since, until];
}

/** The store's orders, the newest first. */
export async function searchOrders(
  tx: Tx,
  filter: OrderFilter,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<Page<ListedOrder>> {
  const [micros, ref] = readCursor(cursor, [/^\d{1,16}$/, /^[0-9A-Z]{16}$/]) ?? [];
  const { rows } = await tx.query<ListedOrder & { micros: number }>(readPage, [
    ...valuesOf(filter),
    filter.status,
    micros,
    ref,
    size + 1,
  ]);
  return toPage(rows, size, {
    keyOf: (row) => [String(row.micros), row.ref],
    toItem: ({ micros: _micros, ...order }) => order,
  });
}

/** How many orders match a filter in each status, whichever status the filter names. */
export async function countOrders(tx: Tx, filter: OrderFilter): Promise<Record<OrderStatus, number>> {
  const { rows } = await tx.query<{ status: OrderStatus; count: number }>(countByStatus, valuesOf(filter));
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(orderStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<
    OrderStatus,
    number
  >;
}
