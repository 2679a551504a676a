import { expect, it } from 'vitest';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { listCustomers } from './customerCards.ts';

const { db } = await testDatabase();
await insertTestStore(db, 'a');
const many = 5_000;

it('customer cards are made of thousands of orders that one transaction writes, as a recovery does', async () => {
  const locks = await db.withStore('a', async (tx) => {
    await tx.query(
      `insert into orders (ref, status, payment_method, first_name, last_name, phone, address, city, zone_id, zone_name,
         subtotal, delivery_charge, total, site_url)
       select lpad(n::text, 16, '0'), 'DELIVERED', 'cod', 'Awa', 'Diop', '+22177' || lpad((n / 2)::text, 7, '0'), 'Fann', 'Dakar',
         'dakar', 'Dakar', 1000, 0, 1000, '' from generate_series(1, $1) n`,
      [many],
    );
    await tx.query('set constraints all immediate');
    // PostgreSQL's table of locks has room for about 6,400 of all transactions together.
    const { rows } = await tx.query(
      'select count(*)::int as held from pg_locks where pid = pg_backend_pid()',
    );
    return rows[0];
  });
  expect(locks).toEqual({ held: expect.toSatisfy((held: number) => held < 100) as number });
  const { items } = await db.withStore('a', (tx) => listCustomers(tx, '+221770000007', { size: 10 }));
  expect(items).toMatchObject([{ key: '+221770000007', orders: 2, total: 2_000 }]);
});
