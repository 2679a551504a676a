import type { AuditAction } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/isUniqueViolation.ts';
import { fieldError } from '../../platform/http/httpError.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';

/** A host name of a store. */
export interface StoreHost {
  host: string;
  /** That of the store's canonical address. */
  isPrimary: boolean;
  /** Its visitors are sent to the primary one. */
  isRedirect: boolean;
}

const longestHost = 253;
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

const refuse = (status: number, message: string) => fieldError('host', message, status);

/** A host name as it is stored; 422 for what is none. */
export function readHost(typed: string): string {
  const host = typed.trim().toLowerCase().replace(/\.$/, '');
  if (hostPattern.test(host) && host.length <= longestHost) return host;
  throw refuse(
    422,
    `« ${typed.trim()} » n’est pas un nom d’hôte : donnez-le sans http:// ni port, par exemple « boutique.example.com » ou « boutique.localhost ».`,
  );
}

/** The hosts of the current store, the primary one first. */
export async function readHosts(tx: Tx): Promise<StoreHost[]> {
  const { rows } = await tx.query<StoreHost>(
    `select host, is_primary as "isPrimary", is_redirect as "isRedirect" from store_hosts
     where store_id = app_store() order by is_primary desc, host`,
  );
  return rows;
}

/** Locks the store's hosts, so that it always has one that serves, and returns them. */
async function lockHosts(tx: Tx): Promise<{ id: string; hosts: StoreHost[] }> {
  const { rows } = await tx.query<{ id: string }>('select id from stores where id = app_store() for update');
  return { id: rows[0]?.id ?? '', hosts: await readHosts(tx) };
}

async function audited(
  tx: Tx,
  actor: Actor,
  action: AuditAction,
  change: (hosts: readonly StoreHost[]) => Promise<unknown>,
): Promise<StoreHost[]> {
  const { id, hosts: before } = await lockHosts(tx);
  await change(before);
  const after = await readHosts(tx);
  await writeAudit(tx, actor, {
    action,
    subject: { kind: 'store', id },
    before: { hosts: before },
    after: { hosts: after },
  });
  return after;
}

function find(hosts: readonly StoreHost[], host: string): StoreHost {
  const found = hosts.find((each) => each.host === host);
  if (found) return found;
  throw refuse(404, `Cette boutique n’a pas l’adresse « ${host} ».`);
}

/** Adds a host, which serves the store or, as a redirect, sends its visitors to the primary one. */
export function addHost(
  tx: Tx,
  actor: Actor,
  { host: typed, isRedirect }: { host: string; isRedirect: boolean },
): Promise<StoreHost[]> {
  const host = readHost(typed);
  return audited(tx, actor, 'host.add', () =>
    tx
      .query('insert into store_hosts (store_id, host, is_redirect) values (app_store(), $1, $2)', [
        host,
        isRedirect,
      ])
      .catch((error: unknown) => {
        // Also when it is another store's, whose row cannot be seen from here.
        if (!isUniqueViolation(error)) throw error;
        throw refuse(409, `L’adresse « ${host} » est déjà prise.`);
      }),
  );
}

/** Makes a host that of the store's canonical address. */
export function makePrimary(tx: Tx, actor: Actor, typed: string): Promise<StoreHost[]> {
  const host = readHost(typed);
  return audited(tx, actor, 'host.primary', async (hosts) => {
    find(hosts, host);
    await tx.query('update store_hosts set is_primary = false where store_id = app_store() and is_primary');
    await tx.query(
      'update store_hosts set is_primary = true, is_redirect = false where store_id = app_store() and host = $1',
      [host],
    );
  });
}

/** Has a host send its visitors to the primary one, or serve the store again. */
export function setRedirect(
  tx: Tx,
  actor: Actor,
  { host: typed, isRedirect }: { host: string; isRedirect: boolean },
): Promise<StoreHost[]> {
  const host = readHost(typed);
  return audited(tx, actor, 'host.redirect', async (hosts) => {
    if (find(hosts, host).isPrimary && isRedirect)
      throw refuse(409, `« ${host} » est l’adresse principale : donnez d’abord ce rang à une autre.`);
    await tx.query('update store_hosts set is_redirect = $2 where store_id = app_store() and host = $1', [
      host,
      isRedirect,
    ]);
  });
}

/** Removes a host; the primary one is replaced before. */
export function removeHost(tx: Tx, actor: Actor, typed: string): Promise<StoreHost[]> {
  const host = readHost(typed);
  return audited(tx, actor, 'host.remove', async (hosts) => {
    if (find(hosts, host).isPrimary)
      throw refuse(409, `« ${host} » est l’adresse principale : donnez d’abord ce rang à une autre.`);
    await tx.query('delete from store_hosts where store_id = app_store() and host = $1', [host]);
  });
}
