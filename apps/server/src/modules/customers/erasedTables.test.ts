import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';

const { asAdmin } = await testDatabase();

const personalColumns = [
  'address',
  'contact',
  'contact_key',
  'customer_id',
  'email',
  'first_name',
  'last_name',
  'phone',
  'recipient',
  'visitor',
];

/** What `eraseCustomer` deletes or empties: it has each of them. */
const erased = [
  'carts',
  'contact_messages',
  'customers',
  'idempotency_keys',
  'order_refunds',
  'orders',
  'outbox',
  'promo_uses',
  'quote_requests',
  'wishlist_lines',
];

/** What it need not, and why. */
const others = {
  cart_lines: 'deleted with their cart',
  contact_codes: 'of an account, deleted with it; others after a day',
  customer_cards: 'remade by triggers',
  customer_tokens: 'deleted with their account',
  staff: 'no customers',
};

it('Each table with personal data is erased with its customer, or it is known why not', async () => {
  const tables = await asAdmin<{ name: string }>(
    `select distinct table_name as name from information_schema.columns join information_schema.tables
       using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = any($1) order by 1`,
    [personalColumns],
  );
  expect(tables.map(({ name }) => name)).toEqual([...erased, ...Object.keys(others)].toSorted());
});
