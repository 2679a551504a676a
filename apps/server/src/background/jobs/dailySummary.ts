import { sendSummary } from '../../modules/summaries/dailySummary.ts';
import { retryForHours } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Sends a store its summary of the day before; `day` as 2026-12-31. */
    'daily-summary': { store: string; day: string };
  }
}

export const job = defineJob({
  name: 'daily-summary',
  label: 'Résumé de la journée',
  isInBackups: false,
  queue: { ...retryForHours, retryLimit: 12, retryDelay: 10 },
  run: ({ app }, payload) => sendSummary(app.db, payload),
});
