import { nothingInline } from '@teranga/core/pages/render';
import { expect, inject, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { readServingProcesses, announceDesigns } from './servedDesigns.ts';

const render = () => Promise.resolve({ status: 200, html: '', inline: nothingInline, isPrivate: false });
const { app, db, openAnother, asAdmin } = await testApp({
  isOwn: true,
  renderer: { build: 'x', designs: ['default', 'bleu'], isPrivate: () => false, render },
});
const bothCounts = () => Promise.all(['bleu', 'vert'].map((design) => readServingProcesses(db, design)));
/** The connections that announce designs. */
const speakers = () =>
  asAdmin<{ pid: number }>(
    `select distinct pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock'
     and database = (select oid from pg_database where datname = current_database())`,
  );

it('A server announces its designs while it runs, counting only processes of its own database', async () => {
  await announceDesigns(openAnother({ url: inject('adminUrl') }), ['default']);
  expect(await bothCounts()).toEqual([
    { processes: 1, unaware: 0 },
    { processes: 1, unaware: 1 },
  ]);
  const newer = openAnother();
  await announceDesigns(newer, ['default', 'bleu', 'vert']);
  expect(await bothCounts()).toEqual([
    { processes: 2, unaware: 0 },
    { processes: 2, unaware: 1 },
  ]);
  await newer.close();
  await expect.poll(bothCounts).toEqual([
    { processes: 1, unaware: 0 },
    { processes: 1, unaware: 1 },
  ]);
});

it('the server re-announces them after a lost connection, and no longer once it is stopped', async () => {
  const [lost] = await speakers();
  await asAdmin('select pg_terminate_backend($1)', [lost?.pid]);
  await expect.poll(async () => (await speakers()).some(({ pid }) => pid !== lost?.pid)).toBe(true);
  expect((await bothCounts())[1]).toEqual({ processes: 1, unaware: 1 });
  await app.close();
  await db.close();
  const after = openAnother();
  await expect.poll(() => readServingProcesses(after, 'vert')).toEqual({ processes: 0, unaware: 0 });
});
