import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDemoStores } from '@teranga/demo';
import { afterAll, expect, it } from 'vitest';
import { imagesFolder } from '../platform/images/storeFolders.ts';
import { KeyEncryption } from '../platform/secrets/keyEncryption.ts';
import { testSecret } from '../testing/testApp.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { seedDemoStores } from './seedDemoStores.ts';

const { db } = await testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'teranga-seed-'));
afterAll(() => rm(folder, { recursive: true }));
const stores = await readDemoStores();
const seeded = await seedDemoStores(db, folder, new KeyEncryption(testSecret), new Date());

it('Every demo store is seeded', () => {
  expect(seeded.sort()).toEqual(stores.map(({ id }) => id).sort());
});

it.each(stores.map((store) => [store.id, store] as const))(
  'The demo store %s has its products',
  async (id, { products }) => {
    const { rows } = await db.withStore(id, (tx) =>
      tx.query<{ count: number }>('select count(*) as count from products'),
    );
    expect(rows).toEqual([{ count: products.length }]);
  },
);

it.each(stores.map((store) => [store.id, store] as const))(
  'The demo store %s has every image that it names',
  async (id, store) => {
    const there = new Set(await readdir(imagesFolder(folder, id)));
    const named =
      JSON.stringify(store).match(/(?<=")[A-Za-z0-9][\w.-]*\.(?:jpg|png|webp|avif|svg)(?=")/g) ?? [];
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  },
);
