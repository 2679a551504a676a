import type { OrderStatus, PaymentMethod } from '@teranga/contract';
import { staffRoles, type StaffRole } from '@teranga/contract/admin';
import { formatAmount } from '@teranga/core/domain/money';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/queues.ts';
import { mayContact, type AddressPolicy } from '../../platform/net/addressPolicy.ts';
import { post } from '../../platform/net/post.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { includesRole } from '../staff/includesRole.ts';
import { encryptPush } from './encryptPush.ts';
import type { VapidKeys } from './vapidKeys.ts';
import { daySeconds } from '../../platform/time/units.ts';

export interface PushContext extends AddressPolicy {
  db: Database;
  vapidKeys: VapidKeys;
}

/** The push service holds a message for a phone that is off for so long: later it is no news. */
const retentionSeconds = daySeconds;
/** Who may see orders. */
const roles: StaffRole[] = staffRoles.filter((role) => includesRole(role, 'preparer'));
/** The browser has unsubscribed: it never takes a message again. */
const goneStatuses: readonly (number | null)[] = [404, 410];

interface PushRow {
  endpoint: string;
  p256dh: string;
  auth: string;
  status: OrderStatus;
  total: number;
  paymentMethod: PaymentMethod;
  storeName: string;
  siteUrl: string;
}

const readPush = `
  select p.endpoint, p.p256dh, p.auth, o.status, o.total, o.payment_method as "paymentMethod", s.name as "storeName",
    o.site_url as "siteUrl"
  from push_subscriptions p join staff m on m.store_id = p.store_id and m.id = p.staff_id
    join orders o on o.store_id = p.store_id and o.ref = $2 join stores s on s.id = p.store_id
  where p.id = $1 and m.role = any($3)`;

/** What the service worker shows. It names nobody: a locked screen is read by whoever passes. */
const payloadOf = (ref: string, { storeName, total, paymentMethod }: PushRow): string =>
  JSON.stringify({
    title: `Nouvelle commande · ${formatAmount(total)}`,
    body: `${storeName}, ${showRef(ref)}${paymentMethod === 'cod' ? '' : ', paiement en ligne'}`,
    path: `/commandes/${showRef(ref)}`,
  });

const drop = (tx: Tx, id: string) => tx.query('delete from push_subscriptions where id = $1', [id]);

/** The job that notifies a browser of a new order. Throws when it must be retried. */
export async function pushOrder(
  { db, vapidKeys, ...policy }: PushContext,
  { store, id, ref }: Jobs['push-order'],
  now: Date,
): Promise<void> {
  const [row] = (await db.withStore(store, (tx) => tx.query<PushRow>(readPush, [id, ref, roles]))).rows;
  // Somebody has dealt with it already.
  if (row?.status !== 'WAITING_FOR_VALIDATION') return;
  const headers = {
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(retentionSeconds),
    urgency: 'high',
    authorization: vapidKeys.authorize(row.endpoint, row.siteUrl, now),
  };
  const body = encryptPush(payloadOf(ref, row), row);
  const { status, error } = await post(row.endpoint, body, headers, mayContact(policy));
  if (error === null) return;
  if (goneStatuses.includes(status)) await db.withStore(store, (tx) => drop(tx, id));
  else throw new Error(`The push service did not take a message: ${error}`);
}
