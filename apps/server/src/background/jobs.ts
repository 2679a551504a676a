import type { JobHandlers } from '../platform/jobs/jobRunner.ts';
import type { JobKinds, JobName, Queues } from '../platform/jobs/queues.ts';
import type { JobContext, JobDefinition } from './defineJob.ts';

/**
 * Every file of `jobs` is a kind of job, its export `job`. Both the bundler and the test runner
 * expand the glob.
 */
const files = import.meta.glob<JobDefinition<JobName>>(['./jobs/*.ts', '!./jobs/*.test.ts'], {
  eager: true,
  import: 'job',
});
const jobs = Object.values(files);

/** The retry policy of every kind of job. */
export const queues: Queues = Object.fromEntries(jobs.map(({ name, queue }) => [name, queue]));

export const jobKinds: JobKinds = new Map(jobs.map((job) => [job.name, job]));

/** What this server does for each kind of job. */
export function handlersIn(context: JobContext): JobHandlers {
  const handlers = jobs.map(
    ({ name, run }) => [name, (job: never, now: Date) => run(context, job, now)] as const,
  );
  // Each name's handler takes that name's payload, as `defineJob` has checked.
  return Object.fromEntries(handlers) as unknown as JobHandlers;
}
