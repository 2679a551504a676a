import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { mayContact, type AddressPolicy } from '../../platform/net/addressPolicy.ts';
import { isAllowedHost } from '../../platform/net/guardedLookup.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { arePushKeys, type PushKeys } from './encryptPush.ts';

/** A browser, as it subscribes to notifications. */
export interface NewSubscription {
  endpoint: string;
  keys: PushKeys;
  userAgent: string;
}

/** A browser that is notified, without its keys. */
export interface ListedSubscription {
  id: string;
  memberName: string;
  userAgent: string;
  createdAt: Date;
}

/** More than anybody carries; the oldest goes. */
const mostPerMember = 10;
const longestUserAgent = 300;
const unusable = 'Ce navigateur a donné une adresse que nous ne pouvons pas utiliser.';
const unknown = 'Cet appareil ne reçoit déjà plus les commandes.';

/** Whether a push service may be contacted there: browsers give https addresses of the internet. */
function isUsable(endpoint: string, policy: AddressPolicy): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && !policy.isProduction);
  return isSafe && url.username === '' && url.password === '' && isAllowedHost(url, mayContact(policy));
}

/** Notifies a member on a browser from now on; one that another member used is theirs no more. */
export async function saveSubscription(
  tx: Tx,
  actor: Actor,
  staffId: string,
  { endpoint, keys, userAgent }: NewSubscription,
  policy: AddressPolicy,
): Promise<string> {
  if (!isUsable(endpoint, policy) || !arePushKeys(keys)) throw new HttpError(422, unusable);
  const { rows } = await tx.query<{ id: string; isNew: boolean }>(
    `insert into push_subscriptions (staff_id, endpoint, p256dh, auth, user_agent) values ($1, $2, $3, $4, $5)
     on conflict (store_id, endpoint) do update set staff_id = excluded.staff_id, p256dh = excluded.p256dh,
       auth = excluded.auth, user_agent = excluded.user_agent
     returning id, xmax = 0 as "isNew"`,
    [staffId, endpoint, keys.p256dh, keys.auth, userAgent.slice(0, longestUserAgent)],
  );
  const [saved] = rows;
  if (!saved) throw new Error('A saved subscription was not returned.');
  await tx.query(
    `delete from push_subscriptions where staff_id = $1 and id in (
       select id from push_subscriptions where staff_id = $1 order by created_at desc, id offset $2)`,
    [staffId, mostPerMember],
  );
  if (saved.isNew)
    await writeAudit(tx, actor, { action: 'push.subscribe', subject: { kind: 'staff', id: staffId } });
  return saved.id;
}

/** The browsers that are notified, the newest first: of one member, or of all with null. */
export async function listSubscriptions(tx: Tx, staffId: string | null): Promise<ListedSubscription[]> {
  const { rows } = await tx.query<ListedSubscription>(
    `select p.id, m.name as "memberName", p.user_agent as "userAgent", p.created_at as "createdAt"
     from push_subscriptions p join staff m on m.store_id = p.store_id and m.id = p.staff_id
     where $1::uuid is null or p.staff_id = $1 order by p.created_at desc, p.id`,
    [staffId],
  );
  return rows;
}

/** Notifies a browser no more, of this member or with null of whomever. */
export async function removeSubscription(
  tx: Tx,
  actor: Actor,
  id: string,
  staffId: string | null,
): Promise<void> {
  const { rows } = await tx.query<{ staff_id: string }>(
    'delete from push_subscriptions where id = $1 and ($2::uuid is null or staff_id = $2) returning staff_id',
    [id, staffId],
  );
  const [removed] = rows;
  if (!removed) throw new HttpError(404, unknown);
  await writeAudit(tx, actor, {
    action: 'push.unsubscribe',
    subject: { kind: 'staff', id: removed.staff_id },
  });
}
