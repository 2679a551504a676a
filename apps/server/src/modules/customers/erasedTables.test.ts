import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';

const { asAdmin } = await testDatabase();
const erasure = readFileSync(path.join(import.meta.dirname, 'eraseCustomer.ts'), 'utf8');

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

/** Tables that erasing a customer need not name, and why. */
const others: Readonly<Record<string, string>> = {
  cart_lines: 'deleted with their cart',
  contact_codes: 'of an account, deleted with it; others after a day',
  customer_cards: 'remade by triggers',
  customer_tokens: 'deleted with their account',
  staff: 'no customers',
};

it('Erasing a customer names every table with personal data, or it is known why not', async () => {
  const tables = await asAdmin<{ name: string }>(
    `select distinct table_name as name from information_schema.columns join information_schema.tables
       using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = any($1) order by 1`,
    [personalColumns],
  );
  const unnamed = tables.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(erasure));
  expect(unnamed.map(({ name }) => name)).toEqual(Object.keys(others));
});
