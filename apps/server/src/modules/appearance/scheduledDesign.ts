import type { Database, Tx } from '../../platform/db/database.ts';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';
import type { Jobs } from '../../platform/jobs/queues.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { giveDesign, refuseUnservedDesign } from './changeDesign.ts';
import { dayMs } from '../../platform/time/units.ts';

/** A design that the store is to get. */
export interface ScheduledDesign {
  design: string;
  at: Date;
  actor: Actor;
  /** Why it was not published when its time came; null before. */
  failure: string | null;
}

const furthestDays = 366;
const timeMessage = 'Choisissez un moment à venir, dans un an au plus.';

const findScheduled = 'select design, at, actor, failure from design_schedules';

/** The design that the store is to get; null without one. */
export async function readScheduled(tx: Tx): Promise<ScheduledDesign | null> {
  return (await tx.query<ScheduledDesign>(findScheduled)).rows[0] ?? null;
}

async function lockScheduled(tx: Tx): Promise<ScheduledDesign | null> {
  return (await tx.query<ScheduledDesign>(`${findScheduled} for update`)).rows[0] ?? null;
}

/** Has the store get a design at a time, in place of another that it was to get. */
export async function scheduleDesign(
  tx: Tx,
  storeId: string,
  actor: Actor,
  { design, at }: Pick<ScheduledDesign, 'design' | 'at'>,
  now: Date,
): Promise<void> {
  const wait = at.getTime() - now.getTime();
  if (!(wait > 0) || wait > furthestDays * dayMs) throw fieldError('at', timeMessage);
  await tx.query(
    `insert into design_schedules (design, at, actor) values ($1, $2, $3)
     on conflict (store_id) do update set design = excluded.design, at = excluded.at, actor = excluded.actor, failure = null`,
    [design, at, JSON.stringify(actor)],
  );
  await queueJob(tx, 'publish-design', { store: storeId, at: at.toISOString() }, at);
  const subject = { kind: 'store', id: storeId };
  await writeAudit(tx, actor, { action: 'store.design-schedule', subject, after: { design, at } });
}

/** The store keeps its design. */
export async function unscheduleDesign(tx: Tx, storeId: string, actor: Actor): Promise<void> {
  const { rowCount } = await tx.query('delete from design_schedules');
  if (rowCount === 0) throw new HttpError(404, 'Aucune publication n’est prévue.');
  const subject = { kind: 'store', id: storeId };
  await writeAudit(tx, actor, { action: 'store.design-unschedule', subject });
}

/**
 * The job that publishes a design at its time. One that was replaced or taken back is not there any
 * more.
 */
export async function publishScheduled(
  db: Database,
  { store, at }: Jobs['publish-design'],
  checkDesign: (db: Database, design: string) => Promise<void> = refuseUnservedDesign,
): Promise<void> {
  const isOurs = (found: ScheduledDesign | null): found is ScheduledDesign =>
    found?.at.toISOString() === at && found.failure === null;
  const scheduled = await db.withStore(store, (tx) => readScheduled(tx));
  if (!isOurs(scheduled)) return;
  const refusal = await checkDesign(db, scheduled.design).then(
    () => null,
    (error: unknown) => {
      // A server that does not know it yet will, once it has restarted: the job is retried.
      if (error instanceof HttpError && error.statusCode === 422) return error.message;
      throw error;
    },
  );
  await db.withStore(store, async (tx) => {
    const current = await lockScheduled(tx);
    if (!isOurs(current)) return;
    if (refusal === null) {
      await giveDesign(tx, current.actor, current.design);
      await tx.query('delete from design_schedules');
    } else await tx.query('update design_schedules set failure = $1', [refusal]);
  });
}
