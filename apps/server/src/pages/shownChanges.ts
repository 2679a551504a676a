import type { FastifyInstance } from 'fastify';
import { storeChanged } from '../modules/stores/storeDirectory.ts';

/** The channel that says, with a store's id, that what its pages show changed. */
export const catalogueChanged = 'catalogue_changed';

/** Calls `drop` with the id of a store whose pages have changed; null means all stores. */
export function dropWhenChanged(app: FastifyInstance, drop: (storeId: string | null) => void): void {
  const dropFor = (storeId: string | null) => drop(storeId || null);
  app.addHook('onReady', async () => {
    await app.db.listen(storeChanged, dropFor);
    await app.db.listen(catalogueChanged, dropFor);
  });
}
