import {
  orderStatuses,
  type DeliveryKindWire,
  type OrderStatus,
  type PaymentStatusWire,
} from '@teranga/contract';
import { formatXof, toXof } from '@teranga/core/domain/money';
import { toOrderStatusView } from '@teranga/core/domain/order-status';
import { showRef } from '../../platform/references/orderRef.ts';
import { findStore } from '../findStore.ts';
import type { Platform } from '../platform.ts';
import { readLimit, shownDate } from '../listing.ts';
import { readStatus } from '../readStatus.ts';
import { table } from '../table.ts';

export interface OrdersOptions {
  status?: string;
  limit: string;
}

interface OrderRow {
  ref: string;
  status: OrderStatus;
  created_at: Date;
  first_name: string;
  last_name: string;
  phone: string;
  zone_name: string;
  delivery_kind: DeliveryKindWire;
  payment_status: PaymentStatusWire;
  total: number;
  units: number;
}

const columns = [
  { title: 'Référence' },
  { title: 'Date' },
  { title: 'Client' },
  { title: 'Téléphone' },
  { title: 'Livraison ou retrait' },
  { title: 'Unités', isNumber: true },
  { title: 'Total', isNumber: true },
  { title: 'Paiement' },
  { title: 'Statut' },
];

const readOrders = `
  select ref, status, created_at, first_name, last_name, phone, zone_name, delivery_kind, payment_status, total,
    (select coalesce(sum(quantity), 0) from order_lines l where l.ref = o.ref)::int as units
  from orders o where status = any($1) order by created_at desc, ref limit $2`;

const payments: Record<Exclude<PaymentStatusWire, 'NONE'>, string> = {
  WAITING: 'en ligne, attendu',
  PAID: 'en ligne, payé',
  FAILED: 'en ligne, non payé',
  REFUNDED: 'en ligne, remboursé',
};
function paymentOf({ payment_status: status, delivery_kind: kind }: OrderRow): string {
  if (status !== 'NONE') return payments[status];
  return kind === 'pickup' ? 'au retrait' : 'à la livraison';
}

const toCells = (row: OrderRow): string[] => [
  showRef(row.ref),
  shownDate.format(row.created_at),
  `${row.first_name} ${row.last_name}`,
  row.phone,
  row.zone_name,
  String(row.units),
  formatXof(toXof(row.total)),
  paymentOf(row),
  `${row.status} (${toOrderStatusView(row.status, row.delivery_kind === 'pickup').label})`,
];

/** The latest orders of a store. */
export async function orders({ db, print }: Platform, id: string, options: OrdersOptions): Promise<void> {
  const limit = readLimit(options.limit);
  const statuses = options.status === undefined ? [...orderStatuses] : [readStatus(options.status)];
  await findStore(db, id);
  const { rows } = await db.withStore(id, (tx) => tx.query<OrderRow>(readOrders, [statuses, limit]));
  print(rows.length > 0 ? table(columns, rows.map(toCells)) : 'Aucune commande.');
}
