import type { Queue } from 'pg-boss';

/** The schema that holds the queues. */
export const jobsSchema = 'jobs';

/** What each kind of job is told. */
export interface Jobs {
  /** Sends messages of the outbox. */
  'send-messages': { store: string; ids: number[] };
}
export type JobName = keyof Jobs;

type QueueSettings = Required<
  Pick<Queue, 'retryLimit' | 'retryDelay' | 'retryBackoff' | 'expireInSeconds' | 'retentionMinutes'>
>;

const minutesPerDay = 24 * 60;
/** A job whose process has died is given to another after so many seconds: longer than any port's time-out. */
const expireInSeconds = 30;
const retentionMinutes = 14 * minutesPerDay;

/** How each queue tries again; delays in seconds, doubled each time where `retryBackoff` says so. */
export const queueSettings: Record<JobName, QueueSettings> = {
  'send-messages': { retryLimit: 12, retryDelay: 10, retryBackoff: true, expireInSeconds, retentionMinutes },
};
