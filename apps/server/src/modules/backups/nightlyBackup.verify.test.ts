import { jobKinds } from '../../background/jobs.ts';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { makeNightlyBackup, scheduleBackup } from './nightlyBackup.ts';

const { db, asAdmin, openAnother } = await testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'teranga-nightly-'));
afterAll(() => rm(folder, { recursive: true }));
await insertTestStore(db, 'a');
const now = new Date('2026-03-10T12:00:00Z');
const config = {
  ...readConfig({}),
  dataDir: folder,
  backupFolder: path.join(folder, 'nuits'),
  backupCount: 2,
};
const nights = () => readdir(config.backupFolder);
const make = (day: string) => makeNightlyBackup({ db, config, jobKinds }, { day }, now);

beforeEach(() => rm(config.backupFolder, { recursive: true, force: true }));

it('The server queues the backup of the next night once, whatever the number of processes', async () => {
  const other = openAnother();
  await Promise.all([db, other, db, other].map((each) => scheduleBackup(each, config, now)));
  expect(await asAdmin("select data, start_after from jobs.job where name = 'nightly-backup'")).toEqual([
    { data: { day: '2026-03-11' }, start_after: new Date('2026-03-11T02:00:00Z') },
  ]);
});

it('The server queues no backup without a folder', async () => {
  await asAdmin("delete from nightly_backups; delete from jobs.job where name = 'nightly-backup'");
  await scheduleBackup(db, { backupFolder: null }, now);
  expect(await asAdmin("select from jobs.job where name = 'nightly-backup'")).toEqual([]);
});

it('the server keeps the last backups, and files of other names', async () => {
  for (const day of ['2026-03-08', '2026-03-09', '2026-03-10']) await make(day);
  await writeFile(path.join(config.backupFolder, 'notes.txt'), '');
  await make('2026-03-11');
  expect(await nights()).toEqual(['notes.txt', 'teranga-2026-03-10.backup', 'teranga-2026-03-11.backup']);
});

it('the server keeps every earlier backup when one fails, says why, and makes it on the retry', async () => {
  for (const day of ['2026-03-09', '2026-03-10']) await make(day);
  await asAdmin("insert into nightly_backups (day) values ('2026-03-11') on conflict do nothing");
  await asAdmin('revoke select on orders from teranga_app');
  await expect(make('2026-03-11')).rejects.toMatchObject({ code: '42501' });
  await asAdmin('grant select on orders to teranga_app');
  const state = () => asAdmin("select finished_at, error from nightly_backups where day = '2026-03-11'");
  expect(await state()).toEqual([{ finished_at: null, error: 'permission denied for table orders' }]);
  expect(await nights()).toEqual(['teranga-2026-03-09.backup', 'teranga-2026-03-10.backup']);
  await make('2026-03-11');
  expect(await state()).toEqual([{ finished_at: now, error: null }]);
  expect(await nights()).toEqual(['teranga-2026-03-10.backup', 'teranga-2026-03-11.backup']);
});
