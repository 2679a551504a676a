import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { imagesFolder, unusedFolder } from '../../platform/images/storeFolders.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { aProduct } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { scheduleImageSweep, sweepImages } from './imageSweep.ts';

const { db, asAdmin } = await testDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), 'teranga-images-'));
afterAll(() => rm(dataDir, { recursive: true }));
for (const store of ['a', 'b']) await insertTestStore(db, store);
const now = new Date();
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);

beforeEach(async () => {
  for (const store of ['a', 'b']) {
    await rm(path.dirname(imagesFolder(dataDir, store)), { recursive: true, force: true });
    await mkdir(imagesFolder(dataDir, store), { recursive: true });
  }
});

async function write(name: string, at = daysLater(-31), store = 'a') {
  const file = path.join(imagesFolder(dataDir, store), name);
  await writeFile(file, name);
  await utimes(file, at, at);
}
const sweep = (at = now) => sweepImages({ db, dataDir, storeId: 'a' }, at);
const inPlace = async (store = 'a') => (await readdir(imagesFolder(dataDir, store))).sort();
const aside = async () => (await readdir(unusedFolder(dataDir, 'a'))).sort();
const show = (name: string, store = 'a', more = {}) =>
  db.withStore(store, (tx) =>
    upsertProducts(tx, [aProduct({ id: 'robe', gallery: [{ name, alt: '' }], ...more })], now),
  );

describe('Images that no row names', () => {
  it('are set aside after a month, then deleted after another', async () => {
    await write('gone.jpg');
    await write('young.jpg', daysLater(-29));
    await write('notes.txt');
    expect(await sweep()).toEqual({ setAside: ['gone.jpg'], restored: [], deleted: [] });
    expect(await inPlace()).toEqual(['notes.txt', 'young.jpg']);
    expect(await aside()).toEqual(['gone.jpg']);
    await write('young.jpg', daysLater(29));
    expect(await sweep(daysLater(30))).toMatchObject({ setAside: [], deleted: [] });
    expect(await sweep(daysLater(31))).toMatchObject({ setAside: [], deleted: ['gone.jpg'] });
    expect(await inPlace()).toEqual(['notes.txt', 'young.jpg']);
    expect(await aside()).toEqual([]);
  });

  it('are put back once a row names them, as one that was being written does', async () => {
    await write('late.jpg');
    await sweep();
    await show('late.jpg');
    expect(await sweep(daysLater(1))).toMatchObject({ restored: ['late.jpg'], deleted: [] });
    expect(await inPlace()).toEqual(['late.jpg']);
    expect(await aside()).toEqual([]);
    expect(await sweep(daysLater(90))).toEqual({ setAside: [], restored: [], deleted: [] });
  });

  it('are those of their store, whatever another store names', async () => {
    await write('shared.jpg');
    await write('shared.jpg', daysLater(-31), 'b');
    await show('shared.jpg', 'b');
    expect(await sweep()).toMatchObject({ setAside: ['shared.jpg'] });
    expect(await inPlace('b')).toEqual(['shared.jpg']);
  });
});

it('Images that products, their versions, descriptions, groupings and settings name are not removed', async () => {
  const named = ['before.jpg', 'hero.webp', 'linked.jpeg', 'logo.svg', 'rayon.png', 'shown.jpg'];
  for (const name of [...named, 'gone.jpg']) await write(name);
  await show('before.jpg');
  await show('shown.jpg', 'a', { description: '<p>Voir\nlinked.jpeg</p>' });
  await db.withStore('a', async (tx) => {
    await tx.query("update stores set logo = 'logo.svg', content = content || $1", [
      JSON.stringify({ designSettings: { default: { values: { hero: 'hero.webp' } } } }),
    ]);
    await tx.query(
      "insert into categories (id, name, position, image) values ('r', 'Rayon', 0, 'rayon.png')",
    );
  });
  expect(await sweep()).toMatchObject({ setAside: ['gone.jpg'] });
  expect(await inPlace()).toEqual(named);
});

it('A store without images has none to set aside', async () => {
  await rm(path.dirname(imagesFolder(dataDir, 'a')), { recursive: true });
  expect(await sweep()).toEqual({ setAside: [], restored: [], deleted: [] });
});

const schedule = () => db.withStore('a', (tx) => scheduleImageSweep(tx, 'a', now));

it('The search of a night is queued once, by however many processes', async () => {
  await Promise.all(Array.from({ length: 5 }, schedule));
  expect(await asAdmin("select data from jobs.job where name = 'sweep-images'")).toEqual([
    { data: { store: 'a' } },
  ]);
});
