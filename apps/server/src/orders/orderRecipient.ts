import type { Tx } from '../db/database.ts';
import type { OrderSummary } from './orderMessages.ts';

/** Whom news of an order go to. */
export type OrderRecipient = Pick<OrderSummary, 'ref' | 'siteUrl' | 'firstName' | 'phone' | 'email'>;

/** Whom news of an order go to; null when this store has no such order. */
export async function readRecipient(tx: Tx, ref: string): Promise<OrderRecipient | null> {
  const { rows } = await tx.query<OrderRecipient>(
    `select ref, site_url as "siteUrl", first_name as "firstName", phone, email from orders where ref = $1`,
    [ref],
  );
  return rows[0] ?? null;
}
