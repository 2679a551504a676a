import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExportSubject } from '@teranga/contract/admin';
import { afterAll, describe, expect, it } from 'vitest';
import { aProduct } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { anImporter, now } from '../imports/testing/anImporter.ts';
import { readXlsx } from '../imports/xlsx/readXlsx.ts';

const { db, newStore, exportText, exportBytes } = await anImporter();
const folder = await mkdtemp(path.join(tmpdir(), 'teranga-export-'));
afterAll(() => rm(folder, { recursive: true }));

async function aStore() {
  const store = await newStore();
  await db.withStore(store, async (tx) => {
    await upsertProducts(
      tx,
      [aProduct({ id: 'bol', name: '=HYPERLINK("http://x")', brand: '@marque' })],
      now,
    );
    await tx.query(
      `insert into orders (ref, status, payment_method, first_name, last_name, phone, address, city, zone_id, zone_name,
         subtotal, delivery_charge, total, site_url)
       values ('0123456789ABCDEF', 'VALIDATED', 'cod', '=cmd', 'Diop', '+221771234567', '+1, rue', 'Dakar', 'z', 'Dakar',
         20000, 2000, 22000, 'http://x')`,
    );
    await tx.query(
      `insert into order_lines (ref, position, product_id, name, unit_price, quantity) values
         ('0123456789ABCDEF', 0, 'bol', 'Bol', 10000, 1), ('0123456789ABCDEF', 1, 'parti', 'Parti', 10000, 1)`,
    );
    await tx.query(
      `with back as (insert into order_returns (ref, kind, reason, actor_name, at)
         values ('0123456789ABCDEF', 'refused', '=absent', '@Awa', now()) returning id)
       insert into order_return_lines (return_id, ref, position, quantity, is_restocked)
       select id, '0123456789ABCDEF', position, 1, true from back, (values (0), (1)) as given (position)`,
    );
    await tx.query(
      `insert into order_refunds (ref, amount, way, state, reason, actor_name, created_at)
       values ('0123456789ABCDEF', 5000, 'hand', 'DUE', '+reste', 'Awa', now())`,
    );
    await tx.query(`insert into customers (store_id, name, phone) values ($1, 'Awa', '+221770000000')`, [
      store,
    ]);
    await tx.query(
      `insert into quote_requests (ref, service_id, service_name, name, email, phone, requirements, info)
       values ('0123456789ABCDEF', 'visa', 'Visa', '-Awa', 'awa@example.sn', '+221770000000', '@besoin',
         '[{"label": "Pays", "value": "Maroc"}]')`,
    );
  });
  return store;
}

async function cellsOf(file: Buffer): Promise<string[][]> {
  const name = path.join(folder, 'export.xlsx');
  await writeFile(name, file);
  const rows: string[][] = [];
  for await (const { cells } of readXlsx(name)) rows.push(cells);
  return rows;
}

describe('An export', () => {
  const subjects: [ExportSubject, number][] = [
    ['products', 1],
    ['orders', 2],
    ['returns', 2],
    ['refunds', 1],
    ['customers', 2],
    ['quotes', 1],
    ['stock', 1],
  ];
  it.each(subjects)(
    'an export of %s has the same cells in CSV and XLSX, and none that a spreadsheet would run',
    async (subject, count) => {
      const store = await aStore();
      const csv = (await exportText(store, 'csv', subject)).split('\n');
      expect(csv).toHaveLength(count + 2);
      for (const line of csv) expect(line).not.toMatch(/(^|,)"?[=+@]/);
      const cells = await cellsOf(await exportBytes(store, 'xlsx', subject));
      expect(cells).toHaveLength(count + 1);
      expect(cells[0]).toEqual(csv[0]?.split(','));
      expect(Array.isArray(JSON.parse(await exportText(store, 'json', subject)))).toBe(true);
    },
  );

  it('fills an order’s sums once, so that a column can be added up', async () => {
    const store = await aStore();
    const [header = [], first = [], second = []] = await cellsOf(await exportBytes(store, 'xlsx', 'orders'));
    const at = (cells: string[], name: string) => cells[header.indexOf(name)];
    expect(at(first, 'Total')).toBe('22000');
    expect(at(second, 'Total')).toBe('');
    expect(at(first, 'SKU')).toBe('BOL');
    expect(at(second, 'SKU')).toBe('parti');
    expect(at(first, 'Prénom')).toBe('=cmd');
    expect(await exportText(store, 'csv', 'orders')).toContain(",'=cmd,Diop,'+221771234567,");
  });

  it('of refunds is in the order of their days', async () => {
    const store = await aStore();
    await db.withStore(store, (tx) =>
      tx.query(
        `insert into order_refunds (ref, amount, way, state, actor_name, created_at)
         select '0123456789ABCDEF', day, 'hand', 'DUE', 'Awa', timestamptz '2026-01-01' + day * interval '1 day'
         from unnest(array[3, 1, 2]) as day`,
      ),
    );
    const items = JSON.parse(await exportText(store, 'json', 'refunds')) as { amount: number }[];
    expect(items.map(({ amount }) => amount)).toEqual([1, 2, 3, 5_000]);
  });

  it('of customers has everybody who ordered, with and without an account', async () => {
    const items = JSON.parse(await exportText(await aStore(), 'json', 'customers')) as Record<
      string,
      unknown
    >[];
    const found = items.map(({ phone, accountSince, orders }) => [phone, accountSince !== null, orders]);
    expect(found).toEqual([
      ['+221771234567', false, 1],
      ['+221770000000', true, 0],
    ]);
  });

  it('of an empty store is a header, or an empty list', async () => {
    const store = await newStore();
    expect(await exportText(store, 'json')).toBe('[]\n');
    expect((await exportText(store, 'csv', 'orders')).split('\n')).toHaveLength(2);
  });

  it('holds nothing of another store', async () => {
    await aStore();
    expect(await exportText(await newStore(), 'json', 'customers')).toBe('[]\n');
  });
});
