import type { Tx } from '../db/database.ts';
import type { JobName, Jobs } from './queues.ts';

/** Queues a job in the running transaction; it runs once that is committed, or when it is due. */
export async function queueJob<N extends JobName>(
  tx: Tx,
  name: N,
  job: Jobs[N],
  due: Date | null = null,
): Promise<void> {
  await tx.query('select queue_job($1, $2, $3)', [name, JSON.stringify(job), due]);
}
