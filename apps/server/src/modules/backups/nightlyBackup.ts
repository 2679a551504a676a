import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { dayOf } from '../../platform/jobs/dayOf.ts';
import { nextHour } from '../../platform/jobs/nextHour.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';
import type { BackupSource } from './deployment.ts';
import { readStoreIds, writeBackup } from './writeBackup.ts';
import { dayMs } from '../../platform/time/units.ts';

/** In Dakar, which is UTC: the hour with the fewest orders. */
const backupHour = 2;
/** How long nights are remembered. */
const retentionDays = 90;
const nightlyName = /^teranga-\d{4}-\d{2}-\d{2}\.backup$/;

/** Queues the next backup, once in all processes. */
export async function scheduleBackup(
  db: Database,
  { backupFolder }: Pick<Config, 'backupFolder'>,
  now: Date,
): Promise<void> {
  if (backupFolder === null) return;
  const due = nextHour(backupHour, now);
  const day = dayOf(due);
  await db.withoutStore(async (tx) => {
    await tx.query('delete from nightly_backups where day < $1', [
      dayOf(new Date(now.getTime() - retentionDays * dayMs)),
    ]);
    const { rowCount } = await tx.query(
      'insert into nightly_backups (day) values ($1) on conflict do nothing',
      [day],
    );
    if (rowCount > 0) await queueJob(tx, 'nightly-backup', { day }, due);
  });
}

/** Deletes the oldest backups of this folder beyond this number. */
async function rotate(folder: string, mostBackups: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => nightlyName.test(name)).sort();
  for (const name of names.slice(0, -mostBackups)) await rm(path.join(folder, name));
}

const noteEnd = 'update nightly_backups set finished_at = $2, error = $3 where day = $1';

/**
 * The job that backs all stores up to the folder for backups. Older backups go only once it is
 * whole.
 */
export async function makeNightlyBackup(
  { db, config, jobKinds }: BackupSource & { config: Pick<Config, 'backupFolder' | 'backupCount'> },
  { day }: { day: string },
  now: Date,
): Promise<void> {
  const { backupFolder: folder, backupCount } = config;
  if (folder === null) return;
  const end = (finishedAt: Date | null, error: string | null) =>
    db.withoutStore((tx) => tx.query(noteEnd, [day, finishedAt, error]));
  try {
    const ids = await readStoreIds({ db });
    if (ids.length === 0) return;
    await mkdir(folder, { recursive: true });
    await writeBackup(
      { db, config, jobKinds },
      { ids, file: path.join(folder, `teranga-${day}.backup`), now },
    );
    await rotate(folder, backupCount);
    await end(now, null);
  } catch (error) {
    await end(null, error instanceof Error ? error.message : String(error));
    throw error;
  }
}
