import type { Tx } from '../../platform/db/database.ts';
import type { JobKinds } from '../../platform/jobs/queues.ts';

/** Attempts after which a job that is retried counts as failing. */
const fewAttempts = 3;

export interface FailingJob {
  name: string;
  label: string;
  count: number;
  lastAt: Date;
}

// The queues are pg-boss's own: they know no row-level security, and a job names its store.
const readFailing = `
  select name, count(*) as count, max(coalesce(completed_on, started_on, created_on)) as "lastAt" from jobs.job
  where data ->> 'store' = app_store() and (state = 'failed' or (state = 'retry' and retry_count >= ${fewAttempts}))
  group by name order by name`;

/**
 * The current store's jobs that failed, or that are retried repeatedly. A job of another release
 * keeps its name.
 */
export async function readFailingJobs(tx: Tx, kinds: JobKinds): Promise<FailingJob[]> {
  const { rows } = await tx.query<Omit<FailingJob, 'label'>>(readFailing);
  return rows.map((row) => ({ ...row, label: kinds.get(row.name)?.label ?? row.name }));
}
