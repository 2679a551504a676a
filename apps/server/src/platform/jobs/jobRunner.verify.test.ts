import { beforeAll, expect, it } from 'vitest';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { afterFile } from '../../testing/afterFile.ts';
import { JobRunner, type JobHandlers } from './jobRunner.ts';
import { queueJob } from './queueJob.ts';

const { db, url, asAdmin } = await testDatabase({ isOwn: true });

beforeAll(() => insertTestStore(db, 'a'));

const nothing = () => Promise.resolve();
const always = () => Promise.resolve(true);
/** Handlers of a runner that has one kind of job. */
const handlersOf = (send: JobHandlers['send-messages']) =>
  ({ 'send-messages': send }) as Partial<JobHandlers> as JobHandlers;

async function aRunner(send: JobHandlers['send-messages'], hasSpace = always): Promise<JobRunner> {
  const handlers = handlersOf(send);
  const runner = new JobRunner({ databaseUrl: url, handlers, hasSpace, onError: () => undefined });
  await runner.start();
  afterFile(() => runner.stop());
  return runner;
}

const queue = (id: number, due?: Date) =>
  db.withStore('a', (tx) => queueJob(tx, 'send-messages', { store: 'a', ids: [id] }, due));
const states = async () =>
  (await asAdmin<{ state: string }>('select state from jobs.job order by created_on')).map(
    ({ state }) => state,
  );

it('The job runner runs every job once across processes, retries a failed one, and leaves jobs that are not due', async () => {
  const done: number[] = [];
  const send: JobHandlers['send-messages'] = async ({ ids: [id = 0] }) => {
    done.push(id);
    if (id === 3 && done.filter((each) => each === 3).length === 1) throw new Error('not yet');
  };
  for (let id = 1; id <= 30; id += 1) await queue(id);
  await queue(99, new Date(Date.now() + 3_600_000));
  await Promise.all([aRunner(send), aRunner(send), aRunner(send)]);
  await expect
    .poll(states, { timeout: 10_000 })
    .toEqual([...Array.from({ length: 30 }, (_, at) => (at === 2 ? 'retry' : 'completed')), 'created']);
  await asAdmin("update jobs.job set start_after = now() - interval '1 second' where state = 'retry'");
  await expect
    .poll(states, { timeout: 10_000 })
    .toEqual([...Array.from({ length: 30 }, () => 'completed'), 'created']);
  expect(done.sort((a, b) => a - b)).toEqual(
    Array.from({ length: 30 }, (_, at) => at + 1).flatMap((id) => (id === 3 ? [3, 3] : [id])),
  );
});

it('The job runner continues after all connections were cut', async () => {
  await asAdmin('delete from jobs.job');
  const done: number[] = [];
  await aRunner(async ({ ids: [id = 0] }) => void done.push(id));
  await queue(1);
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([1]);
  await asAdmin(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'teranga-jobs' and datname = current_database()",
  );
  await queue(2);
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([1, 2]);
});

it('The job runner runs no job and writes nothing without space, and continues when there is some', async () => {
  await asAdmin('delete from jobs.job');
  const done: number[] = [];
  let isFull = true;
  let checks = 0;
  const send: JobHandlers['send-messages'] = async ({ ids: [id = 0] }) => void done.push(id);
  await aRunner(send, async () => {
    checks += 1;
    return !isFull;
  });
  await queue(1);
  const before = checks;
  await expect.poll(() => checks, { timeout: 10_000 }).toBeGreaterThan(before + 2);
  expect(done).toEqual([]);
  expect(await states()).toEqual(['created']);
  isFull = false;
  await expect.poll(states, { timeout: 10_000 }).toEqual(['completed']);
  expect(done).toEqual([1]);
});

it('The job runner stops when it never started', async () => {
  const runner = new JobRunner({
    databaseUrl: url,
    handlers: handlersOf(nothing),
    hasSpace: always,
    onError: () => undefined,
  });
  expect(await runner.stop()).toBe(undefined);
});
