import type { OrderEvent, OrderStatus } from '@teranga/contract';
import type { Actor } from '../audit/actor.ts';
import type { Line } from '../cart/cartRules.ts';
import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { emailKey } from '../../platform/limits/emailKey.ts';
import type { DeliveryZone } from '../stores/deliveryZones.ts';
import type { OrderContext, OrderIntent } from './orderIntent.ts';
import type { OrderProof } from './orderProof.ts';
import type { OrderSummary } from './orderMessages.ts';

/** An order about to be written. */
export interface NewOrder {
  summary: OrderSummary;
  intent: OrderIntent;
  context: OrderContext;
  zone: DeliveryZone;
  lines: readonly Line[];
  promoCode: string | null;
  proof: OrderProof;
  /** Something of it was in the visitor's cart. */
  isFromCart: boolean;
}

const firstStatus: OrderStatus = 'WAITING_FOR_VALIDATION';

// One statement: separate queries would each cost a round trip.
const insertOrder = statement(`
  with placed as (insert into orders (ref, visitor, customer_id, status, payment_method, first_name, last_name, phone, email, address, city,
    postal_code, zone_id, zone_name, subtotal, discount, delivery_charge, total, promo_code, site_url, created_at,
    ip_key, is_from_cart, is_phone_proven, is_email_proven, delivery_kind, email_key)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
    $24, $25, $26, $27, $28, $29)),
  sold as (
    insert into order_lines (ref, position, product_id, variation_sku, name, picture, options, unit_price, quantity, is_tracked)
    select $1, position, product_id, sku, name, picture, options, unit_price, quantity, is_tracked
    from jsonb_to_recordset($22::jsonb) as given (position int, product_id text, sku text, name text, picture text,
      options jsonb, unit_price int, quantity int, is_tracked boolean))
  insert into order_updates (ref, date, status, reason, state_json, actor_name) values ($1, $21, $4, null, $23, $30)`);

const stateJson = (status: OrderStatus | OrderEvent, reason: string | null) =>
  JSON.stringify({ status, reason });

/** Something that happened to an order. */
export interface OrderUpdate {
  status: OrderStatus | OrderEvent;
  /** What the shopper reads. */
  reason: string | null;
  /** Who did it; null for the shopper and the server itself. */
  actor: Actor | null;
}

/** Writes one entry of an order's history. */
export async function writeOrderUpdate(
  tx: Tx,
  ref: string,
  { status, reason, actor }: OrderUpdate,
  now: Date,
): Promise<void> {
  await tx.query(
    'insert into order_updates (ref, date, status, reason, state_json, actor_name) values ($1, $2, $3, $4, $5, $6)',
    [ref, now, status, reason, stateJson(status, reason), actor?.name ?? null],
  );
}

/** Writes an order, its lines as they are sold, and the first entry of its history. */
export async function writeOrder(
  tx: Tx,
  { summary, intent, context, zone, lines, promoCode, proof, isFromCart }: NewOrder,
): Promise<void> {
  const { client } = intent;
  const rows = lines.map(({ product, quantity }, position) => ({
    position,
    product_id: product.productId,
    sku: product.sku,
    name: product.name,
    picture: product.variation?.picture ?? product.picture,
    options: summary.lines[position]?.options ?? [],
    unit_price: product.unitPrice,
    quantity,
    is_tracked: product.isTracked,
  }));
  await tx.query(insertOrder, [
    summary.ref,
    context.visitor,
    context.customerId,
    firstStatus,
    intent.paymentMethod,
    client.firstName,
    client.lastName,
    client.phone,
    client.email,
    client.address,
    client.city,
    client.postalCode,
    zone.id,
    zone.name,
    summary.subtotal,
    summary.discount,
    summary.deliveryCharge,
    summary.total,
    promoCode,
    context.siteUrl,
    context.now,
    JSON.stringify(rows),
    stateJson(firstStatus, null),
    context.ipKey,
    isFromCart,
    proof.phone,
    proof.email,
    zone.kind ?? 'delivery',
    client.email === null ? null : emailKey(client.email),
    context.placedBy?.name ?? null,
  ]);
}
