import type { Tx } from '../../platform/db/database.ts';
import type { OrderSummary } from './orderMessages.ts';
import type { ProvenRecipient } from './queueOrderMessages.ts';

/** Whom news of an order go to. */
export type OrderRecipient = Pick<OrderSummary, 'ref' | 'siteUrl' | 'firstName' | 'phone' | 'email'> &
  ProvenRecipient;

/** Whom news of an order go to; null when this store has no such order. */
export async function readRecipient(tx: Tx, ref: string): Promise<OrderRecipient | null> {
  const { rows } = await tx.query<OrderRecipient>(
    `select ref, order_site_url(site_url) as "siteUrl", first_name as "firstName", phone, email,
       jsonb_build_object('phone', is_phone_proven, 'email', is_email_proven) as proof
     from orders where ref = $1`,
    [ref],
  );
  return rows[0] ?? null;
}
