import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/testDatabase.ts';

const { db } = await testDatabase();

beforeAll(async () => {
  for (const id of ['a', 'b'])
    await db.withStore(id, async (tx) => {
      await tx.query('insert into stores (id, name, design) values ($1, $1, $2)', [id, 'default']);
      await tx.query('insert into store_hosts (store_id, host) values ($1, $2)', [id, `${id}.localhost`]);
      await tx.query("insert into outbox (store_id, channel, recipient, text) values ($1, 'sms', $1, $1)", [
        id,
      ]);
    });
});

describe('withStore', () => {
  it('shows a query without a store filter no foreign row', async () => {
    const seen = await db.withStore('a', (tx) => tx.query('select store_id from outbox'));
    expect(seen.rows).toEqual([{ store_id: 'a' }]);
  });
});
