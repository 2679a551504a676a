import type { Tx } from '../../platform/db/database.ts';
import type { JobKinds } from '../../platform/jobs/queues.ts';

/** The jobs that wait for the current store, of the kinds that backups have. */
export async function* readJobs(tx: Tx, kinds: JobKinds): AsyncGenerator<string> {
  const excluded = [...kinds].flatMap(([name, { isInBackups }]) => (isInBackups ? [] : [name]));
  const { rows } = await tx.query<{ line: string }>(
    `select json_build_object('name', name, 'data', data, 'due', start_after)::text as line from jobs.job
     where data ->> 'store' = app_store() and state in ('created', 'retry', 'active') and name <> all($1)
     order by created_on, id`,
    [excluded],
  );
  for (const { line } of rows) yield line;
}

/** Requeues jobs, each at its time. */
export async function requeueJobs(tx: Tx, lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines)
    await tx.query(
      `select queue_job(job ->> 'name', job -> 'data', (job ->> 'due')::timestamptz)
       from (select $1::jsonb as job) as given where exists (select from jobs.queue where name = job ->> 'name')`,
      [line],
    );
}

/** Drops the jobs that wait for the current store. */
export async function dropJobs(tx: Tx): Promise<void> {
  await tx.query(
    `delete from jobs.job where data ->> 'store' = app_store() and state in ('created', 'retry')`,
  );
}

/** Messages that waited: they may have left since, so staff decide whether they are resent. */
export async function holdMessages(tx: Tx, now: Date): Promise<void> {
  await tx.query(
    `update outbox set given_up_at = $1, claimed_at = null, last_error = 'recovered from a backup'
     where sent_at is null and given_up_at is null`,
    [now],
  );
}
