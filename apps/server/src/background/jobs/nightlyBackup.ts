import { makeNightlyBackup } from '../../modules/backups/nightlyBackup.ts';
import { retryForHours } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Backs all stores up; `day` as 2026-12-31. */
    'nightly-backup': { day: string };
  }
}

export const job = defineJob({
  name: 'nightly-backup',
  label: 'Sauvegarde de la nuit',
  isInBackups: true,
  // Gigabytes of images take long.
  queue: { ...retryForHours, expireInSeconds: 3 * 60 * 60, retryLimit: 6, retryDelay: 300 },
  run: ({ app }, payload, now) => makeNightlyBackup(app, payload, now),
});
