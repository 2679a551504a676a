import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Database, Tx } from '../../platform/db/database.ts';
import { nextHour } from '../../platform/jobs/nextHour.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';
import { mediaTypeOf } from '../../platform/images/imageName.ts';
import { imagesFolder, unusedFolder } from '../../platform/images/storeFolders.ts';
import { readNamedImages } from './readNamedImages.ts';
import { dayMs } from '../../platform/time/units.ts';

/**
 * How long an image is left in place unnamed, as it is while a form is filled in, then how long
 * aside.
 */
const retentionDays = 30;
/** In Dakar, which is UTC: after the backup. */
const sweepHour = 3;

/** Queues the next sweep of a store, once in all processes. */
export async function scheduleImageSweep(tx: Tx, store: string, now: Date): Promise<void> {
  const due = nextHour(sweepHour, now);
  await tx.query('delete from image_sweeps where day < $1::timestamptz::date - 1', [now]);
  const { rowCount } = await tx.query(
    'insert into image_sweeps (day) values ($1) on conflict (store_id, day) do nothing',
    [due.toISOString().slice(0, 10)],
  );
  if (rowCount > 0) await queueJob(tx, 'sweep-images', { store }, due);
}

/** The images of a folder, with when each came into it. */
async function imagesOf(folder: string): Promise<{ name: string; file: string; since: number }[]> {
  const images = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = mediaTypeOf(name) === null ? null : await stat(file).catch(() => null);
    if (found?.isFile()) images.push({ name, file, since: Math.round(found.mtimeMs) });
  }
  return images;
}

/** Moves an image, which begins its days there. */
async function move(file: string, folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true });
  await utimes(file, now, now);
  await rename(file, path.join(folder, path.basename(file)));
}

export interface Sweep {
  /** Named by no row: set aside, where nobody can choose them. */
  setAside: string[];
  /** Named again: put back. */
  restored: string[];
  deleted: string[];
}

/**
 * Sets aside images that no row has named for a month, and deletes them a month later. A row that
 * was being written meanwhile is found by the next sweep, which puts its image back.
 */
export async function sweepImages(
  { db, dataDir, storeId }: { db: Database; dataDir: string; storeId: string },
  now: Date,
): Promise<Sweep> {
  const [images, unused] = [imagesFolder(dataDir, storeId), unusedFolder(dataDir, storeId)];
  const isOld = ({ since }: { since: number }) => now.getTime() - since > retentionDays * dayMs;
  const old = (await imagesOf(images)).filter(isOld);
  const aside = await imagesOf(unused);
  const sweep: Sweep = { setAside: [], restored: [], deleted: [] };
  if (old.length + aside.length === 0) return sweep;
  const isNamed = await db.withStore(storeId, readNamedImages);
  for (const image of aside) {
    if (isNamed(image.name)) {
      await move(image.file, images, now);
      sweep.restored.push(image.name);
    } else if (isOld(image)) {
      await rm(image.file, { force: true });
      sweep.deleted.push(image.name);
    }
  }
  for (const image of old) {
    if (isNamed(image.name)) continue;
    await move(image.file, unused, now);
    sweep.setAside.push(image.name);
  }
  return sweep;
}
