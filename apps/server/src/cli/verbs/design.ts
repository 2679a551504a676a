import { refuseUnknownDesign } from '../designIds.ts';
import { findStore } from '../findStore.ts';
import type { Platform } from '../platform.ts';

/** Gives a store another design. Servers that run hear of it by the database and draw it from the next page on. */
export async function design({ db, print }: Platform, id: string, wanted: string): Promise<void> {
  const store = await findStore(db, id);
  await refuseUnknownDesign(wanted);
  if (store.design === wanted) return print(`La boutique « ${store.name} » a déjà le design « ${wanted} ».`);
  await db.withStore(id, (tx) => tx.query('update stores set design = $1', [wanted]));
  print(`La boutique « ${store.name} » passe du design « ${store.design} » à « ${wanted} ».`);
}
