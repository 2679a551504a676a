import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { KeyEncryption } from '../platform/secrets/keyEncryption.ts';
import { imagesFolder } from '../platform/images/storeFolders.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { seedDemoStores } from './seedDemoStores.ts';
import { readDemoStores } from '@teranga/demo';
import { aDemoProduct, aDemoStore } from '@teranga/demo/testing';

const now = new Date('2026-11-21T10:00:00Z');
const keyEncryption = new KeyEncryption('un secret de test assez long pour sceller');
const { db, openAnother, empty } = await testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'teranga-seed-'));
afterAll(() => rm(folder, { recursive: true }));
const [dataDir, rendered] = [path.join(folder, 'data'), path.join(folder, 'rendered')];
await mkdir(rendered);
await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a8461f' } }).toFile(
  path.join(rendered, 'robe.png'),
);

beforeEach(() => empty('stores'));

const seed = (...stores: ReturnType<typeof aDemoStore>[]) =>
  seedDemoStores(db, dataDir, keyEncryption, now, () => Promise.resolve(stores));
const prepareImages = (target: string) => writeFile(path.join(target, 'made.txt'), 'made');
const read = () => Promise.resolve([aDemoStore(rendered)]);
const row = async (sql: string) => (await db.withStore('essai', (tx) => tx.query(sql))).rows[0];

describe('seedDemoStores', () => {
  it('writes a store with its hosts, the first of them its own', async () => {
    expect(await seed(aDemoStore(rendered))).toEqual(['essai']);
    const { rows } = await db.withStore('essai', (tx) =>
      tx.query('select host, is_primary from store_hosts order by host'),
    );
    expect(rows).toEqual([
      { host: 'essai.localhost', is_primary: true },
      { host: 'www.essai.localhost', is_primary: false },
    ]);
    expect(await row('select name, design, logo from stores')).toEqual({
      name: 'Essai',
      design: 'default',
      logo: 'robe.png',
    });
  });

  it('counts days from the day of seeding', async () => {
    const rule = { type: 'ADJUSTMENT', amount: -20, percentage: true, startsInDays: -1, endsInDays: 10 };
    await seed(aDemoStore(rendered, { products: [aDemoProduct({ multiPricing: [rule] })] }));
    expect(await row('select price_rules, added_at from products')).toEqual({
      price_rules: [
        {
          type: 'ADJUSTMENT',
          amount: -20,
          percentage: true,
          startDate: '2026-11-20T10:00:00.000Z',
          endDate: '2026-12-01T10:00:00.000Z',
        },
      ],
      added_at: new Date('2026-11-18T10:00:00Z'),
    });
  });

  it("copies the images, generates the others, and saves the colour of each product's image", async () => {
    await seed(aDemoStore(rendered, { prepareImages }));
    expect((await readdir(imagesFolder(dataDir, 'essai'))).sort()).toEqual(['made.txt', 'robe.png']);
    expect(await row('select picture, picture_color from products')).toEqual({
      picture: 'robe.png',
      picture_color: '#a8461f',
    });
  });

  it('leaves a database alone that has a store', async () => {
    await seed(aDemoStore(rendered));
    expect(await seed(aDemoStore(rendered, { id: 'autre', hosts: ['autre.localhost'] }))).toEqual([]);
  });

  it('seeds once when several processes start at the same time', async () => {
    const seeded = await Promise.all(
      [db, openAnother(), openAnother()].map((database) =>
        seedDemoStores(database, dataDir, keyEncryption, now, read),
      ),
    );
    expect(seeded.flat()).toEqual(['essai']);
  });

  it.each([
    [
      'category',
      { category: 'Sacs' },
      'The demo product "robe-wax" names "Sacs", which its store does not have.',
    ],
    [
      'collection',
      { collections: ['hiver'] },
      'The demo product "robe-wax" names "hiver", which its store does not have.',
    ],
  ])('writes nothing of a store whose product refers to an unknown %s', async (_what, error, sentence) => {
    await expect(seed(aDemoStore(rendered, { products: [aDemoProduct(error)] }))).rejects.toThrow(sentence);
    expect(await row('select 1 from stores')).toBeUndefined();
  });
});

describe('the demo stores there are', async () => {
  const stores = await readDemoStores();

  it('are the three that every new deployment shows', () => {
    expect(
      stores.map(({ id, design, hosts }) => ({ id, design, hosts })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    ).toEqual([
      { id: 'lybalikou', design: 'lybalikou', hosts: ['lybalikou.localhost'] },
      { id: 'rahmou-serwiss', design: 'rahmou-serwiss', hosts: ['rahmou-serwiss.localhost'] },
      { id: 'teranga', design: 'default', hosts: ['localhost', '127.0.0.1', 'teranga.localhost'] },
    ]);
  });
});
