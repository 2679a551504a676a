import { runRequestedUndo } from '../../modules/imports/run/requestUndo.ts';
import { retryForever } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Takes an import back, as staff requested. */
    'undo-import': { store: string; importId: number };
  }
}

export const job = defineJob({
  name: 'undo-import',
  label: 'Annulation d’un import',
  isInBackups: true,
  // Two runs at a time take turns, batch by batch.
  queue: { ...retryForever, expireInSeconds: 5 * 60 },
  run: ({ app: { db } }, { store: storeId, importId }, now) =>
    runRequestedUndo({ db, storeId, now }, importId),
});
