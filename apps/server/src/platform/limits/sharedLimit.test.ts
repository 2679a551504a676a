import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { countShared } from './sharedLimit.ts';

const { db, openAnother } = await testDatabase();
const another = openAnother();
await insertTestStore(db, 'a');

it.each([
  ['window', { max: 1, windowSeconds: 3_600 }, 3_600],
  ['pause', { max: 5, windowSeconds: 3_600, pauseSeconds: 60 }, 60],
])('A transaction that waited gets no Retry-After longer than the %s', async (_what, limit, longest) => {
  const subject = randomBytes(32);
  const wait = await db.withStore('a', async (tx) => {
    await tx.query('select 1');
    expect(await another.withStore('a', (later) => countShared(later, subject, limit))).toBe(0);
    return countShared(tx, subject, limit);
  });
  expect(wait).toBe(longest);
});
