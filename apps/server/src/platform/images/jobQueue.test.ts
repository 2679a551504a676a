import { expect, it } from 'vitest';
import { JobQueue, QueueFullError } from './jobQueue.ts';

/** Jobs that the test ends manually. */
function manualJobs() {
  const ends: (() => void)[] = [];
  const job = () => new Promise<void>((resolve) => ends.push(resolve));
  return { ends, job };
}

it('The job queue runs a limited number of jobs concurrently, and starts the next when one ends', async () => {
  const queue = new JobQueue(2, 10);
  const { ends, job } = manualJobs();
  const all = ['a', 'b', 'c'].map((key) => queue.run(key, job));
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await all[0];
  expect(ends).toHaveLength(3);
  ends.slice(1).forEach((end) => end());
  expect(await Promise.all(all)).toEqual([undefined, undefined, undefined]);
});

it('a queue refuses jobs while it is full, and accepts them afterwards', async () => {
  const queue = new JobQueue(1, 1);
  const { ends, job } = manualJobs();
  const [first, second] = [queue.run('a', job), queue.run('b', job)];
  await expect(queue.run('c', job)).rejects.toBeInstanceOf(QueueFullError);
  ends[0]?.();
  await first;
  ends[1]?.();
  await second;
  await expect(queue.run('c', () => Promise.resolve())).resolves.toBeUndefined();
});

it('The job queue shares a pending job, including its failure, and removes it afterwards', async () => {
  const queue = new JobQueue(1, 1);
  let runs = 0;
  const failing = () => {
    runs += 1;
    return Promise.reject(new Error('no'));
  };
  const shared = [queue.run('a', failing), queue.run('a', failing)];
  expect((await Promise.allSettled(shared)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(runs).toBe(1);
  await queue.run('a', () => Promise.resolve());
  expect(runs).toBe(1);
});
