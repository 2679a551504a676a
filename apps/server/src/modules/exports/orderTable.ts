import type { Tx } from '../../platform/db/database.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { statusWord, wordOf } from './words.ts';
import { instant, pageSize, pagesOf, type ExportTable } from './exportTable.ts';

interface Line {
  name: string;
  sku: string;
  options: { name: string; value: string }[];
  quantity: number;
  unitPrice: number;
}

interface OrderItem {
  ref: string;
  createdAt: Date;
  status: string;
  paymentMethod: string;
  paymentStatus: string;
  deliveryKind: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string | null;
  address: string;
  city: string;
  postalCode: string | null;
  zone: string;
  promoCode: string | null;
  subtotal: number;
  discount: number;
  deliveryCharge: number;
  total: number;
  lines: Line[];
}

const readOrders = `
  select o.ref, o.created_at as "createdAt", o.status, o.payment_method as "paymentMethod",
    o.payment_status as "paymentStatus", o.delivery_kind as "deliveryKind", o.first_name as "firstName",
    o.last_name as "lastName", o.phone, o.email, o.address, o.city, o.postal_code as "postalCode", o.zone_name as zone,
    o.promo_code as "promoCode", o.subtotal, o.discount, o.delivery_charge as "deliveryCharge", o.total,
    array(select jsonb_build_object('name', l.name, 'sku', coalesce(nullif(l.variation_sku, ''), p.sku, l.product_id),
        'options', l.options, 'quantity', l.quantity, 'unitPrice', l.unit_price)
      from order_lines l left join products p on p.store_id = l.store_id and p.id = l.product_id
      where l.store_id = o.store_id and l.ref = o.ref order by l.position) as lines
  from orders o where ($1::timestamptz is null or (o.created_at, o.ref) > ($1, $2))
    and ($3::timestamptz is null or o.created_at >= $3) and ($4::timestamptz is null or o.created_at < $4)
    and ($5::text[] is null or o.status = any($5))
  order by o.created_at, o.ref limit ${pageSize}`;

const columns = [
  'Référence',
  'Date',
  'Statut',
  'Paiement',
  'État du paiement',
  'Remise au client',
  'Prénom',
  'Nom',
  'Téléphone',
  'E-mail',
  'Adresse',
  'Ville',
  'Code postal',
  'Zone',
  'Code promo',
  'Sous-total',
  'Remise',
  'Livraison',
  'Total',
  'Article',
  'SKU',
  'Options',
  'Quantité',
  'Prix unitaire',
] as const;

/**
 * Columns about the order itself: only its first line fills the sums, so that a column can be added
 * up.
 */
function orderCells(order: OrderItem): string[] {
  return [
    order.ref,
    instant(order.createdAt),
    statusWord(order.status, order.deliveryKind),
    wordOf('payment', order.paymentMethod),
    wordOf('paymentStatus', order.paymentStatus),
    wordOf('delivery', order.deliveryKind),
    order.firstName,
    order.lastName,
    order.phone,
    order.email ?? '',
    order.address,
    order.city,
    order.postalCode ?? '',
    order.zone,
    order.promoCode ?? '',
  ];
}

const sumCells = (order: OrderItem): string[] =>
  [order.subtotal, order.discount, order.deliveryCharge, order.total].map(String);

const lineCells = ({ name, sku, options, quantity, unitPrice }: Line): string[] => [
  name,
  sku,
  options.map((option) => `${option.name} : ${option.value}`).join(', '),
  String(quantity),
  String(unitPrice),
];

/** Which orders to export: those that match everything given. */
export interface OrderPeriod {
  /** Ordered from this time on. */
  since?: Date | undefined;
  /** Ordered before this time. */
  until?: Date | undefined;
  /** Any of them. */
  statuses?: readonly string[] | undefined;
}

async function* items(tx: Tx, { since, until, statuses }: OrderPeriod): AsyncGenerator<OrderItem> {
  let key: [Date, string] | [null, null] = [null, null];
  yield* pagesOf<OrderItem>(async () => {
    const { rows } = await tx.query<OrderItem>(readOrders, [...key, since, until, statuses]);
    const last = rows.at(-1);
    if (last) key = [last.createdAt, last.ref];
    return rows.map((row) => ({ ...row, ref: showRef(row.ref) }));
  });
}

/** Orders, the oldest first: in tables a row for each line. */
export const orderTable = (period: OrderPeriod = {}): ExportTable => ({
  columns,
  items: (tx) => items(tx, period),
  rowsOf: (item) => {
    const order = item as OrderItem;
    return order.lines.map((line, index) => [
      ...orderCells(order),
      ...(index === 0 ? sumCells(order) : ['', '', '', '']),
      ...lineCells(line),
    ]);
  },
});
