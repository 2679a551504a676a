import type { Database } from '../platform/db/database.ts';
import { OperatorError } from './operatorError.ts';

export interface StoreRow {
  id: string;
  name: string;
  design: string;
  logo: string | null;
  createdAt: Date;
  /** The first one is the canonical one. */
  hosts: string[];
}

const allStores = `
  select s.id, s.name, s.design, s.logo, s.created_at as "createdAt",
    array_agg(h.host order by h.is_primary desc, h.host) filter (where h.host is not null) as hosts
  from stores s left join store_hosts h on h.store_id = s.id
  group by s.id order by s.id`;

/** Every store, by id. */
export async function readStores(db: Database): Promise<StoreRow[]> {
  const { rows } = await db.withoutStore((tx) => tx.query<StoreRow & { hosts: string[] | null }>(allStores));
  return rows.map((row) => ({ ...row, hosts: row.hosts ?? [] }));
}

/** The store of an id; an unknown one is the operator's mistake. */
export async function findStore(db: Database, id: string): Promise<StoreRow> {
  const stores = await readStores(db);
  const found = stores.find((store) => store.id === id);
  if (found) return found;
  const storeIds = stores.map((store) => store.id).join(', ');
  throw new OperatorError(
    `La boutique « ${id} » n’existe pas. ${storeIds ? `Il y a : ${storeIds}.` : 'Il n’y en a encore aucune : créez-la avec « create ».'}`,
  );
}
