import { KeyEncryption } from '@teranga/server/bench';
import { bookStock, systemCause, testDatabase } from '@teranga/server/testing';
import { beforeAll, expect, it } from 'vitest';
import type { SandboxPayment } from '@teranga/paytech-sandbox';
import { makeOrderStore, orderStore } from '../orders/orderStore.ts';
import { checkOrders, checkPayments } from './checkOrders.ts';
import { History } from './history.ts';

const { db } = await testDatabase();
const products = [{ id: 'robe', price: 1_000, stock: 50_000 }];
const history = new History(products);
const run = (sql: string) => db.withStore(orderStore.id, (tx) => tx.query(sql));

const count = 4_000;

/** Orders of one product each, with everything that an order leaves behind. */
const placeOrders = `
  with refs as (select upper(lpad(to_hex(n), 16, '0')) as ref, n from generate_series(1, ${count}) as n),
  placed as (insert into orders (ref, status, payment_method, first_name, last_name, phone, address, city, zone_id, zone_name,
      subtotal, delivery_charge, total, site_url)
    select ref, 'WAITING_FOR_VALIDATION', 'cod', 'Awa', 'Fall', '+2217700000' || lpad((n % 100)::text, 2, '0'), 'Médina', 'Dakar', 'dakar', 'Dakar', 1000, 2000, 3000,
      'http://bench.localhost' from refs),
  lines as (insert into order_lines (ref, position, product_id, name, unit_price, quantity) select ref, 0, 'robe', 'Robe', 1000, 1 from refs),
  updates as (insert into order_updates (ref, status, state_json) select ref, 'WAITING_FOR_VALIDATION', '{}' from refs),
  keys as (insert into idempotency_keys (key, request_hash, answer)
    select ref, '', jsonb_build_object('data', jsonb_build_object('ref', ref)) from refs),
  shown as (select n, rtrim(regexp_replace(ref, '(.{4})', '\\1-', 'g'), '-') as ref from refs)
  insert into outbox (store_id, channel, recipient, subject, text, sent_at)
    select app_store(), 'sms', '+221770000000', null, 'Banc : commande ' || ref || ' enregistrée.', now() from shown
    union all
    select app_store(), 'email', 'b@example.sn', 'Nouvelle commande ' || ref, 'Nouvelle commande ' || ref, now() from shown`;

beforeAll(async () => {
  await makeOrderStore(db, products, new KeyEncryption('x'.repeat(32)));
  await run(placeOrders);
  await run("update products set quantity = 46000, sold = 4000 where id = 'robe'");
  await db.withStore(orderStore.id, (tx) => bookStock(tx, ['robe'], systemCause('order')));
});

it('The check of orders finds no violation in four thousand correct orders', async () => {
  expect(await checkOrders(db, history, products)).toEqual([]);
});

it('The check of orders finds a unit that left the stock without a movement', async () => {
  await run(
    "insert into stock_movements (product_id, delta, kind, actor_kind, actor_name) values ('robe', 1, 'staff', 'staff', 'Awa')",
  );
  expect(await checkOrders(db, history, products)).toEqual([
    'stock differs from its ledger: {"product_id":"robe","sku":"","stock":46000,"booked":46001}',
  ]);
  await run("delete from stock_movements where kind = 'staff'");
});

it('The check of orders finds a missing message, a duplicate message and a sold unit without an order', async () => {
  await run("delete from outbox where text like '%0000-0000-0000-0001 enregistrée%'");
  await run(
    "insert into outbox (store_id, channel, recipient, text, sent_at) values (app_store(), 'sms', '+221770000000', 'commande 0000-0000-0000-000A enregistrée', now())",
  );
  await run("update products set sold = 4001 where id = 'robe'");
  const found = await checkOrders(db, history, products);
  expect(found.sort()).toEqual([
    'an order without its messages, or with some twice: {"ref":"0000000000000001"}',
    'an order without its messages, or with some twice: {"ref":"000000000000000A"}',
    'stock of robe: 46000 left, 4001 sold, 4000 ordered of 50000',
  ]);
});

it.each([
  ['all', ['PayTech says paid of 0000000000000001-1, we say']],
  ['known', []],
] as const)('of payments that are unknown here, among %s, finds %j', async (which, expected) => {
  await run('delete from payment_sessions');
  await run(
    `insert into payment_sessions (ref, attempt, provider, command, amount, env, state, requested_at)
     values ('0000000000000001', 1, 'paytech', '0000000000000001-1', 3000, 'test', 'LOST', now())`,
  );
  const payment: SandboxPayment = {
    token: 'jeton',
    state: 'paid',
    apiKey: 'banc',
    apiSecret: 'banc-secret',
    command: '0000000000000001-1',
    itemName: 'Commande',
    price: '3000',
    currency: 'XOF',
    env: 'test',
    ipnUrl: '',
    successUrl: '',
    cancelUrl: '',
    customField: '',
  };
  const found = await checkPayments(db, [payment], which);
  expect(found.map((text) => text.replace(/ \{.*/, ''))).toEqual(expected);
});
