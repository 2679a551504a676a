import type { OrderStatusWire, OrderStatus, OrderUpdateWire } from '@teranga/contract';
import { nextStatuses } from '@teranga/core/domain/order-status';
import type { Tx } from '../../platform/db/database.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import { readOrderNotes, type OrderNote } from './orderNotes.ts';
import { readOrder } from './readOrder.ts';

interface ClientRow {
  status: OrderStatus;
  version: number;
  toCollect: number;
  siteUrl: string;
  phone: string;
  email: string | null;
  postalCode: string | null;
  hasAccount: boolean;
  isPhoneProven: boolean;
  isEmailProven: boolean;
  promoCode: string | null;
}

export interface SoldLine {
  /** Its place in the order, from 0. */
  position: number;
  productId: string;
  /** Of the variation; empty for a product without. */
  sku: string;
  /**
   * What the store calls the product: the variation's SKU, else the product's; empty once it is
   * deleted.
   */
  reference: string;
  name: string;
  /** File name of the image. */
  picture: string | null;
  options: { name: string; value: string }[];
  unitPrice: number;
  quantity: number;
}

export interface StaffOrder {
  /** What the shopper sees of it too. */
  order: OrderStatusWire;
  status: OrderStatus;
  /** Counts the changes of the order. */
  version: number;
  /** The store's address that the shopper uses. */
  siteUrl: string;
  /** FCFA that an edit of a paid order left to be paid when it is handed over. */
  toCollect: number;
  nextStatuses: readonly OrderStatus[];
  updates: (OrderUpdateWire & { /** Null for the shopper and the server itself. */ actor: string | null })[];
  contact: Omit<ClientRow, 'status' | 'version' | 'toCollect' | 'siteUrl' | 'promoCode'>;
  promoCode: string | null;
  lines: SoldLine[];
  notes: OrderNote[];
}

const readClient = `
  select status, version, to_collect as "toCollect", order_site_url(site_url) as "siteUrl", phone, email, postal_code as "postalCode", customer_id is not null as "hasAccount",
    is_phone_proven as "isPhoneProven", is_email_proven as "isEmailProven", promo_code as "promoCode"
  from orders where ref = $1`;

const readLines = `
  select position, product_id as "productId", variation_sku as sku,
    coalesce(nullif(variation_sku, ''), (select p.sku from products p where p.id = product_id), '') as reference, name, picture, options, unit_price as "unitPrice", quantity
  from order_lines where ref = $1 order by position`;

/** In the order of the history that `readOrder` returns. */
const readActors = 'select actor_name as actor from order_updates where ref = $1 order by date, id';

/** An order with its contact, products and notes; null when this store has no such order. */
export async function readOrderForStaff(tx: Tx, shownRef: string, now: Date): Promise<StaffOrder | null> {
  const ref = readRef(shownRef);
  if (ref === null) return null;
  const order = await readOrder(tx, ref, now);
  const { rows } = await tx.query<ClientRow>(readClient, [ref]);
  const [row] = rows;
  if (!order || !row) return null;
  const { status, version, toCollect, siteUrl, promoCode, ...contact } = row;
  const lines = await tx.query<SoldLine>(readLines, [ref]);
  const notes = await readOrderNotes(tx, ref);
  const actors = await tx.query<{ actor: string | null }>(readActors, [ref]);
  return {
    order,
    status,
    version,
    siteUrl,
    toCollect,
    nextStatuses: nextStatuses(status),
    updates: order.updates.map((update, index) => ({ ...update, actor: actors.rows[index]?.actor ?? null })),
    contact,
    promoCode,
    lines: lines.rows,
    notes,
  };
}
