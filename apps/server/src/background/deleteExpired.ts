import { deleteOldDeliveries } from '../modules/webhooks/deliveries.ts';
import type { Tx } from '../platform/db/database.ts';

/** A cart lives as long as the session it belongs to. */
const cartDays = 180;
/** After this time nobody queries whether an order was placed. */
const idempotencyKeyDays = 7;

/** Codes last minutes, their limits a day. */
const codeDays = 1;

/** Deletes expired data of the current store. */
export async function deleteExpired(tx: Tx, now: Date): Promise<void> {
  await tx.query('delete from carts where updated_at < $1::timestamptz - make_interval(days => $2)', [
    now,
    cartDays,
  ]);
  await tx.query(
    'delete from idempotency_keys where created_at < $1::timestamptz - make_interval(days => $2)',
    [now, idempotencyKeyDays],
  );
  await tx.query('delete from contact_codes where created_at < $1::timestamptz - make_interval(days => $2)', [
    now,
    codeDays,
  ]);
  await tx.query('delete from limit_counts where last_at < $1::timestamptz - make_interval(days => $2)', [
    now,
    codeDays,
  ]);
  await tx.query(
    `update orders set ip_key = null where ip_key is not null and created_at < $1::timestamptz - interval '1 day'`,
    [now],
  );
  await deleteOldDeliveries(tx, now);
  await tx.query('delete from customer_tokens where expires_at < $1', [now]);
  await tx.query('delete from staff_sessions where expires_at < $1', [now]);
}
