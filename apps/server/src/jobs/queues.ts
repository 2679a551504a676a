import type { Queue } from 'pg-boss';

/** The schema that holds the queues. */
export const jobsSchema = 'jobs';

/** What each kind of job is told. */
export interface Jobs {
  /** Sends messages of the outbox. */
  'send-messages': { store: string; ids: number[] };
  /** Ends an order that nobody has paid. `ref` as it is stored. */
  'expire-order': { store: string; ref: string };
  /** Ends an order to be paid on delivery that the store has not validated. `ref` as it is stored. */
  'cancel-unvalidated': { store: string; ref: string };
  /** Asks the provider how an attempt at paying stands. */
  'check-payment': { store: string; command: string; round: number };
  /** Gives back what was paid for nothing. */
  'refund-payment': { store: string; command: string };
}
export type JobName = keyof Jobs;

type QueueSettings = Required<
  Pick<Queue, 'retryLimit' | 'retryDelay' | 'retryBackoff' | 'expireInSeconds' | 'retentionMinutes'>
>;

const minutesPerDay = 24 * 60;
/** A job whose process has died is given to another after so many seconds: longer than any port's time-out. */
const expireInSeconds = 30;
const retentionMinutes = 14 * minutesPerDay;
const defaultRetry = { expireInSeconds, retentionMinutes };
/** For what must be done in the end, however long the database or a provider is away. */
const retryForever = { ...defaultRetry, retryLimit: 1_000, retryDelay: 30, retryBackoff: false };

/** How each queue tries again; delays in seconds, doubled each time where `retryBackoff` says so. */
export const queueSettings: Record<JobName, QueueSettings> = {
  'send-messages': { ...defaultRetry, retryLimit: 12, retryDelay: 10, retryBackoff: true },
  'expire-order': retryForever,
  'cancel-unvalidated': retryForever,
  'check-payment': retryForever,
  'refund-payment': { ...defaultRetry, retryLimit: 14, retryDelay: 30, retryBackoff: true },
};
