import {
  orderStatuses,
  type DeliveryKindWire,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatusWire,
} from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { readCursor, toPage, type Page } from '../../platform/paging/cursor.ts';
import { readDeskSearch } from '../../platform/text/deskSearch.ts';
import { fromMicros, toMicros } from '../../platform/paging/micros.ts';

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
  /** Any of them. */
  statuses?: readonly OrderStatus[] | undefined;
  paymentMethod?: PaymentMethod | undefined;
  /** Any of them. */
  paymentStatuses?: readonly PaymentStatusWire[] | undefined;
  deliveryKind?: DeliveryKindWire | undefined;
  /** Ordered from this time on. */
  since?: Date | undefined;
  /** Ordered before this time. */
  until?: Date | undefined;
}

const matches = `
  ($1::text is null or o.ref = $1)
  and ($2::text is null or o.search @@ fold_text($2)::tsquery)
  and ($3::text[] is null or o.payment_status = any($3)) and ($4::text is null or o.delivery_kind = $4)
  and ($5::timestamptz is null or o.created_at >= $5) and ($6::timestamptz is null or o.created_at < $6)
  and ($7::text is null or o.payment_method = $7)`;

const micros = toMicros('o.created_at');
const moment = fromMicros('$9');

/**
 * Each order of a list: its columns, the key of a row, and what comes after the row of a cursor.
 */
const sorts = {
  newest: {
    key: micros,
    by: 'o.created_at desc, o.ref',
    after: `o.created_at <= ${moment} and (o.created_at < ${moment} or o.ref > $10)`,
  },
  oldest: {
    key: micros,
    by: 'o.created_at, o.ref desc',
    after: `o.created_at >= ${moment} and (o.created_at > ${moment} or o.ref < $10)`,
  },
  total_desc: {
    key: 'o.total',
    by: 'o.total desc, o.ref',
    after: 'o.total <= $9 and (o.total < $9 or o.ref > $10)',
  },
  total_asc: {
    key: 'o.total',
    by: 'o.total, o.ref desc',
    after: 'o.total >= $9 and (o.total > $9 or o.ref < $10)',
  },
} as const;
export type OrderSort = keyof typeof sorts;

/** The columns of a `ListedOrder`, of orders `o`. */
export const orderListColumns = `
  o.ref, o.status, o.created_at as "createdAt", o.first_name as "firstName", o.last_name as "lastName", o.phone, o.city,
  o.zone_name as "zoneName", o.delivery_kind as "deliveryKind", o.payment_method as "paymentMethod",
  o.payment_status as "paymentStatus", o.total,
  (select coalesce(sum(quantity), 0) from order_lines l where l.store_id = o.store_id and l.ref = o.ref)::int as units`;

const pageOf = ({ key, by, after }: (typeof sorts)[OrderSort]) => `
  select ${orderListColumns}, ${key} as key
  from orders o
  where ${matches} and ($8::text[] is null or o.status = any($8)) and ($9::bigint is null or ${after})
  order by ${by} limit $11`;

const countByStatus = `select status, count(*) from orders o where ${matches} group by status`;

function valuesOf({
  search,
  paymentStatuses,
  deliveryKind,
  since,
  until,
  paymentMethod,
}: OrderFilter): unknown[] {
  const { ref, words } = readDeskSearch(search);
  return [ref, words, paymentStatuses, deliveryKind, since, until, paymentMethod];
}

/** The store's orders that match a filter. */
export async function searchOrders(
  tx: Tx,
  filter: OrderFilter,
  { cursor, size, sort = 'newest' }: { cursor?: string | undefined; size: number; sort?: OrderSort },
): Promise<Page<ListedOrder>> {
  const [last, ref] = readCursor(cursor, [/^\d{1,16}$/, /^[0-9A-Z]{16}$/]) ?? [];
  const { rows } = await tx.query<ListedOrder & { key: number }>(pageOf(sorts[sort]), [
    ...valuesOf(filter),
    filter.statuses,
    last,
    ref,
    size + 1,
  ]);
  return toPage(rows, size, {
    keyOf: (row) => [String(row.key), row.ref],
    toItem: ({ key: _key, ...order }) => order,
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
