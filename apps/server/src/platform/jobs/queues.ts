import type { Queue } from 'pg-boss';

/** The schema that holds the queues. */
export const jobsSchema = 'jobs';

/** Payload of each kind of job. */
export interface Jobs {
  /** Sends messages of the outbox. */
  'send-messages': { store: string; ids: number[] };
  /** Expires an unpaid order. `ref` as stored. */
  'expire-order': { store: string; ref: string };
  /** Ends an order to be paid on delivery that the store has not validated. `ref` as it is stored. */
  'cancel-unvalidated': { store: string; ref: string };
  /** Sends a store its summary of the day before; `day` as 2026-12-31. */
  'daily-summary': { store: string; day: string };
  /** Queries the provider for the state of a payment attempt. */
  'check-payment': { store: string; command: string; round: number };
  /** Refunds a payment that is not due, such as a duplicate or that of a cancelled order. */
  'refund-payment': { store: string; command: string };
  /** Sends a part of a payment back; `id` of its `order_refunds`. */
  'send-refund': { store: string; id: string };
  /** Fetches the images of some products of an import. */
  'fetch-images': { store: string; importId: number; products: string[] };
}
export type JobName = keyof Jobs;

type QueueSettings = Required<
  Pick<Queue, 'retryLimit' | 'retryDelay' | 'retryBackoff' | 'expireInSeconds' | 'retentionMinutes'>
>;

const minutesPerDay = 24 * 60;
/**
 * A job whose process has died is reassigned after this many seconds: longer than any port's
 * timeout.
 */
const expireInSeconds = 30;
const retentionMinutes = 14 * minutesPerDay;
const defaultRetry = { expireInSeconds, retentionMinutes };
/** For what must be done in the end, however long the database or a provider is away. */
const retryForever = { ...defaultRetry, retryLimit: 1_000, retryDelay: 30, retryBackoff: false };

/** Retry policy per queue; delays in seconds, doubled each time with `retryBackoff`. */
export const queueSettings: Record<JobName, QueueSettings> = {
  'send-messages': { ...defaultRetry, retryLimit: 12, retryDelay: 10, retryBackoff: true },
  'expire-order': retryForever,
  'cancel-unvalidated': retryForever,
  'daily-summary': { ...defaultRetry, retryLimit: 12, retryDelay: 10, retryBackoff: true },
  'check-payment': retryForever,
  'refund-payment': { ...defaultRetry, retryLimit: 14, retryDelay: 30, retryBackoff: true },
  'send-refund': { ...defaultRetry, retryLimit: 14, retryDelay: 30, retryBackoff: true },
  // Many images of a slow server take long.
  'fetch-images': {
    ...defaultRetry,
    expireInSeconds: 15 * 60,
    retryLimit: 6,
    retryDelay: 30,
    retryBackoff: true,
  },
};
