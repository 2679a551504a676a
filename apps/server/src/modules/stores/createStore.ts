import type { Database, Tx } from '../../platform/db/database.ts';
import { hostName } from './hostName.ts';

/** A store as it is first written. */
export interface NewStore {
  /** Lower-case letters, digits and hyphens. */
  id: string;
  name: string;
  design: string;
  logo?: string | null;
  defaultLogo?: string | null;
  /** The first one is the host of its canonical address. */
  hosts: readonly string[];
  /** `{marketplaceInfo, storeInfo, sizeGuide, features}`; omitted parts have defaults. */
  content?: object;
}

/**
 * Creates a store with its hosts, and whatever `fill` adds, in one transaction. Throws on a
 * duplicate id or host (PostgreSQL code 23505) without changing anything.
 */
export async function createStore(
  db: Database,
  store: NewStore,
  fill: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await db.withStore(store.id, async (tx) => {
    await tx.query(
      `insert into stores (id, name, design, logo, default_logo, content) values ($1, $2, $3, $4, $5, $6)`,
      [
        store.id,
        store.name,
        store.design,
        store.logo ?? null,
        store.defaultLogo ?? null,
        JSON.stringify(store.content ?? {}),
      ],
    );
    await tx.query(
      `insert into store_hosts (store_id, host, is_primary)
       select $1, host, position = 1 from unnest($2::text[]) with ordinality as given (host, position)`,
      [store.id, store.hosts.map(hostName)],
    );
    await fill(tx);
  });
}
