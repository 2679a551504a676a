import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { migrationsFolder } from '../../../platform/config/builtFolder.ts';
import { migrate } from '../../../platform/database-setup/migrate.ts';
import { testDatabase } from '../../../testing/testDatabase.ts';
import { ledgerMismatches } from './stockLedger.ts';

const { db, url, asAdmin } = await testDatabase({ isMigrated: false });
const folder = await mkdtemp(path.join(tmpdir(), 'teranga-migrations-'));
afterAll(() => rm(folder, { recursive: true }));

const copy = async (isWanted: (name: string) => boolean) => {
  for (const name of (await readdir(migrationsFolder)).filter(isWanted))
    await copyFile(path.join(migrationsFolder, name), path.join(folder, name));
};

it('the stock of an older database is its ledger’s opening movement', async () => {
  await copy((name) => name < '070');
  await migrate(url, {}, folder);
  await asAdmin("insert into stores (id, name, design) values ('a', 'A', 'default')");
  await asAdmin(`insert into products (store_id, id, sku, name, base_price, listed_price, listed_base, has_variations, quantity, added_at)
    values ('a', 'robe', 'R', 'Robe', 1, 1, 1, false, 7, now()), ('a', 'boubou', 'B', 'Boubou', 1, 1, 1, true, 2, now()),
      ('a', 'sac', 'S', 'Sac', 1, 1, 1, false, 0, now())`);
  await asAdmin(`insert into variations (store_id, product_id, sku, is_enabled, quantity, base_price)
    values ('a', 'boubou', 'M', true, 2, 1), ('a', 'boubou', 'L', false, 3, 1)`);
  await copy((name) => name >= '070');
  await migrate(url, {}, folder);
  expect(
    await asAdmin('select product_id, variation_sku, delta, note from stock_movements order by 1, 2'),
  ).toEqual(
    [
      ['boubou', 'L', 3],
      ['boubou', 'M', 2],
      ['robe', '', 7],
    ].map(([product_id, variation_sku, delta]) => ({
      product_id,
      variation_sku,
      delta,
      note: 'Stock à l’ouverture du registre',
    })),
  );
  expect(await db.withStore('a', ledgerMismatches)).toEqual([]);
});
