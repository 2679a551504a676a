import { expect, it } from 'vitest';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { reachedOrderLimits, smsPerContact } from './orderLimits.ts';

const { db, openAnother } = await testDatabase();
const another = openAnother();
await insertTestStore(db, 'a');

const daySeconds = 86_400;
const phone = '+221771234567';

it('A transaction that waited gets no Retry-After longer than the window', async () => {
  const reached = await db.withStore('a', async (tx) => {
    await tx.query('select 1');
    // A clock that is ahead counts as well.
    await another.withStore('a', (later) =>
      later.query(
        `insert into outbox (store_id, channel, recipient, text, counted_as, created_at)
         select 'a', 'sms', $1, 'x', $1, now() + interval '1 minute' from generate_series(1, $2)`,
        [phone, smsPerContact],
      ),
    );
    return reachedOrderLimits(tx, { phone, email: null }, { visitor: 'v', ipKey: null });
  });
  expect([...reached]).toEqual([['sms', daySeconds]]);
});
