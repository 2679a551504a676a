import type { Database } from '../platform/db/database.ts';
import { createStore } from '../modules/stores/createStore.ts';

/** Writes a store at `{id}.localhost`, as bare as the tables allow. */
export const insertTestStore = (db: Database, id: string, design = 'default'): Promise<void> =>
  createStore(db, { id, name: `Boutique ${id}`, design, hosts: [`${id}.localhost`] });
