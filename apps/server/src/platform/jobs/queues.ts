import type { Queue } from 'pg-boss';

/** The schema that holds the queues. */
export const jobsSchema = 'jobs';

/** Payload of each kind of job: the file of a job adds its own. */
export interface Jobs {}
export type JobName = keyof Jobs;

/** Retry policy of a queue; delays in seconds, doubled each time with `retryBackoff`. */
export type QueueSettings = Required<
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
export const retryForever: QueueSettings = {
  ...defaultRetry,
  retryLimit: 1_000,
  retryDelay: 30,
  retryBackoff: false,
};

/** For what a service outside may refuse for hours: delays are doubled each time. */
export const retryForHours: QueueSettings = {
  ...defaultRetry,
  retryLimit: 14,
  retryDelay: 30,
  retryBackoff: true,
};

/** What other modules need to know of a kind of job. */
export interface JobKind {
  /** What it does, as a shopkeeper reads it when it fails. */
  label: string;
  /** False for what notifies people: by the time of a recovery it has been sent, or is too late. */
  isInBackups: boolean;
}

/** The kinds of jobs, by their names. */
export type JobKinds = ReadonlyMap<string, JobKind>;

/** The retry policy of each queue, by its name. */
export type Queues = Readonly<Record<string, QueueSettings>>;
