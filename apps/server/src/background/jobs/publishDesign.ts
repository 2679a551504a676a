import { publishScheduled } from '../../modules/appearance/scheduledDesign.ts';
import { retryForHours } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Gives a store the design that it is to get at that time (ISO). */
    'publish-design': { store: string; at: string };
  }
}

const minutesPerDay = 24 * 60;

export const job = defineJob({
  name: 'publish-design',
  label: 'Publication d’une apparence',
  isInBackups: true,
  // It may wait for a year, and then for a restart of the servers.
  queue: { ...retryForHours, retentionMinutes: 14 * minutesPerDay },
  run: ({ app }, payload) => publishScheduled(app.db, payload),
});
