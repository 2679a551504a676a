import type { OrderStatusWire, OrderStatus } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import { readOrderNotes, type OrderNote } from './orderNotes.ts';
import { nextStatuses } from './orderTransitions.ts';
import { readOrder } from './readOrder.ts';

interface ClientRow {
  status: OrderStatus;
  phone: string;
  email: string | null;
  postalCode: string | null;
  hasAccount: boolean;
  isPhoneProven: boolean;
  isEmailProven: boolean;
  promoCode: string | null;
}

export interface SoldLine {
  productId: string;
  /** Of the variation; empty for a product without. */
  sku: string;
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
  nextStatuses: readonly OrderStatus[];
  contact: Omit<ClientRow, 'status' | 'promoCode'>;
  promoCode: string | null;
  lines: SoldLine[];
  notes: OrderNote[];
}

const readClient = `
  select status, phone, email, postal_code as "postalCode", customer_id is not null as "hasAccount",
    is_phone_proven as "isPhoneProven", is_email_proven as "isEmailProven", promo_code as "promoCode"
  from orders where ref = $1`;

const readLines = `
  select product_id as "productId", variation_sku as sku, name, picture, options, unit_price as "unitPrice", quantity
  from order_lines where ref = $1 order by position`;

/** An order with its contact, articles and notes; null when this store has no such order. */
export async function readOrderForStaff(tx: Tx, shownRef: string, now: Date): Promise<StaffOrder | null> {
  const ref = readRef(shownRef);
  if (ref === null) return null;
  const order = await readOrder(tx, ref, now);
  const { rows } = await tx.query<ClientRow>(readClient, [ref]);
  const [row] = rows;
  if (!order || !row) return null;
  const { status, promoCode, ...contact } = row;
  const lines = await tx.query<SoldLine>(readLines, [ref]);
  const notes = await readOrderNotes(tx, ref);
  return { order, status, nextStatuses: nextStatuses(status), contact, promoCode, lines: lines.rows, notes };
}
