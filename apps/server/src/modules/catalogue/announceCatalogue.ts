import type { Tx } from '../../platform/db/database.ts';

/** Notifies caches that what the store's pages show of its catalogue has changed. */
export const announceCatalogue = (tx: Tx) => tx.query("select pg_notify('catalogue_changed', app_store())");
