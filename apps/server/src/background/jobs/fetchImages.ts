import { fetchImportImages } from '../../modules/imports/run/fetchImportImages.ts';
import { retryForHours } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Fetches the images of some products of an import. */
    'fetch-images': { store: string; importId: number; products: string[] };
  }
}

export const job = defineJob({
  name: 'fetch-images',
  label: 'Téléchargement des images d’un import',
  isInBackups: true,
  // Many images of a slow server take long.
  queue: { ...retryForHours, expireInSeconds: 15 * 60, retryLimit: 6 },
  run: ({ app }, payload, now) =>
    fetchImportImages(
      { db: app.db, dataDir: app.config.dataDir, hostsOf: (store) => app.stores.hostsOf(store) },
      payload,
      now,
    ),
});
