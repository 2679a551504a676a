import { deleteStore } from '../../modules/closing/deleteStore.ts';
import { retryForever } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Deletes a store that was closed, unless it was reopened. */
    'delete-store': { store: string };
  }
}

export const job = defineJob({
  name: 'delete-store',
  label: 'Suppression de la boutique',
  isInBackups: true,
  // Its backup may take long; jobs wait for their day for a month.
  queue: { ...retryForever, expireInSeconds: 3 * 60 * 60, retryDelay: 600, retentionMinutes: 60 * 24 * 60 },
  run: ({ app }, payload, now) => deleteStore(app, payload, now),
});
