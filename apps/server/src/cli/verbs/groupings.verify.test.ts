import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { imagesFolder } from '../../platform/images/storeFolders.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, folder, store, create } = await aShopfront();
for (const id of ['marche', 'ailleurs']) await create(id, `${id}.localhost`);

const photo = path.join(folder, 'photo.jpg');
const notes = path.join(folder, 'notes.jpg');

beforeAll(async () => {
  const red = { create: { width: 4, height: 2, channels: 3 as const, background: '#ff0000' } };
  await sharp(red)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Awa' } })
    .jpeg()
    .toFile(photo);
  await writeFile(notes, 'rien d’une image');
});
beforeEach(() =>
  db.withStore('marche', async (tx) => {
    for (const table of ['products', 'product_versions', 'collections', 'categories', 'services'])
      await tx.query(`delete from ${table}`);
    await upsertProducts(tx, [aProduct({ id: 'sac' }), aProduct({ id: 'robe' })], new Date());
  }),
);

const json = async <T>(...words: string[]): Promise<T> =>
  JSON.parse((await store(...words, '--json')).out) as T;
const idsOf = async (kind: string) => (await json<{ id: string }[]>(kind, 'marche')).map(({ id }) => id);

describe.each(['collection', 'category', 'service'])('npm run store -- %s', (kind) => {
  it('creates, lists, orders, renames and deletes', async () => {
    expect((await store(kind, 'marche')).out).toBe('Rien pour l’instant.');
    for (const name of ['Été', 'Fête', 'Noël']) await store(kind, 'marche', '--name', name);
    expect(await idsOf(kind)).toEqual(['ete', 'fete', 'noel']);
    await store(kind, 'marche', 'noel', '--place', '1');
    expect(await idsOf(kind)).toEqual(['noel', 'ete', 'fete']);
    expect(await json(kind, 'marche', 'fete', '--name', 'Fêtes')).toMatchObject({
      id: 'fete',
      name: 'Fêtes',
    });
    await store(kind, 'marche', 'ete', '--delete');
    expect(await idsOf(kind)).toEqual(['noel', 'fete']);
  });

  it('is shown, and stays as it is, without an option', async () => {
    await store(kind, 'marche', '--name', 'Été');
    const before = await json(kind, 'marche');
    expect((await store(kind, 'marche', 'ete')).out).toMatch(/^Identifiant +ete\nNom +Été\n/);
    expect(await json(kind, 'marche')).toEqual(before);
    await expect(store(kind, 'marche', 'hiver')).rejects.toThrow('« hiver » n’existe pas.');
  });

  it('has an image, upright and without metadata', async () => {
    const entry = await json<Record<string, string>>(kind, 'marche', '--name', 'Été', '--image', photo);
    const name = entry['image'] ?? entry['picture'] ?? '';
    expect(name).toMatch(/^ete-[0-9a-f]{16}\.jpg$/);
    const saved = await sharp(path.join(imagesFolder(folder, 'marche'), name)).metadata();
    expect(saved.width).toBe(2);
    expect(saved.height).toBe(4);
    expect(saved.orientation).toBeUndefined();
    expect(saved.exif).toBeUndefined();
    const field = kind === 'service' ? 'picture' : 'image';
    expect(await json(kind, 'marche', 'ete', '--image', '')).toMatchObject({ [field]: null });
  });

  it('is another store’s for no one', async () => {
    await store(kind, 'marche', '--name', 'Été');
    expect((await store(kind, 'ailleurs')).out).toBe('Rien pour l’instant.');
    await expect(store(kind, 'ailleurs', 'ete', '--delete')).rejects.toThrow('« ete » n’existe pas.');
  });

  it('writes the audit log', async () => {
    await store('--as', 'Awa', kind, 'marche', 'journal', '--name', 'Journal');
    expect(await json('audit', 'marche', '--subject', `${kind}:journal`)).toMatchObject([
      { action: `${kind}.create`, actor: { name: 'Awa' }, before: null, after: { name: 'Journal' } },
    ]);
  });

  it.each<[string[], string]>([
    [['Été', '--name', 'Été'], 'n’est pas une adresse'],
    [['--name', '…'], 'donnez un identifiant'],
    [['neuf', '--place', '1'], 'doit avoir un nom'],
    [['neuf', '--name', ' '], 'doit avoir un nom'],
    [['neuf', '--name', 'Neuf', '--place', '0'], '--place est un nombre entier'],
    [['neuf', '--name', 'Neuf', '--image', notes], 'n’est pas une image'],
    [['neuf', '--name', 'Neuf', '--image', '/nulle/part.jpg'], 'ne peut pas être lu'],
    [['neuf', '--delete'], '« neuf » n’existe pas.'],
  ])('refuses %j and writes nothing', async (words, message) => {
    await expect(store(kind, 'marche', ...words)).rejects.toThrow(message);
    expect(await idsOf(kind)).toEqual([]);
  });
});

describe('A collection', () => {
  it('takes products in and out, each change with its version', async () => {
    await store('collection', 'marche', '--name', 'Été', '--add', 'sac', '--add', 'robe');
    await store('collection', 'marche', 'ete', '--remove', 'robe');
    const collections = async (id: string) =>
      (await json<{ collectionIds: string[] }>('product', 'marche', id)).collectionIds;
    expect(await collections('sac')).toEqual(['ete']);
    expect(await collections('robe')).toEqual([]);
    expect(await json('product', 'marche', 'robe')).toMatchObject({ version: 3 });
  });

  it('that is deleted leaves its products with a version', async () => {
    await store('collection', 'marche', '--name', 'Été', '--add', 'sac');
    await store('collection', 'marche', 'ete', '--delete');
    expect(await json('product', 'marche', 'sac')).toMatchObject({ version: 3, collectionIds: [] });
  });

  it('has an address of its own', async () => {
    await store('collection', 'marche', 'ete', '--name', 'Été', '--slug', 'plage');
    await expect(store('collection', 'marche', 'mer', '--name', 'Mer', '--slug', 'à la mer')).rejects.toThrow(
      '« à la mer » n’est pas une adresse',
    );
    await expect(store('collection', 'marche', 'mer', '--name', 'Mer', '--slug', 'plage')).rejects.toThrow(
      '« plage » est déjà à « ete ».',
    );
  });
});

describe('A category', () => {
  it('with products is not deleted', async () => {
    await store('category', 'marche', '--name', 'Sacs', '--popular', 'oui');
    await store('product', 'marche', 'sac', '--category', 'sacs');
    await expect(store('category', 'marche', 'sacs', '--delete')).rejects.toThrow('a encore 1 article');
    expect(await json('category', 'marche')).toMatchObject([{ id: 'sacs', is_popular: true }]);
  });

  it('has a name of its own', async () => {
    await store('category', 'marche', '--name', 'Sacs');
    await expect(store('category', 'marche', 'autre', '--name', 'Sacs')).rejects.toThrow('déjà à « sacs »');
  });
});

it('a service has a category and can be unavailable', async () => {
  const words = ['--description', 'Tous pays', '--category', 'Papiers', '--available', 'non'];
  expect(await json('service', 'marche', '--name', 'Visa', ...words)).toMatchObject({
    id: 'visa',
    description: 'Tous pays',
    category_id: 'papiers',
    is_available: false,
  });
  const facts = [
    '--from-price',
    '25000',
    '--duration',
    '3 jours',
    '--document',
    'Passeport',
    '--document',
    'Photo',
  ];
  expect(await json('service', 'marche', 'visa', ...facts)).toMatchObject({
    from_price: 25_000,
    duration: '3 jours',
    documents: ['Passeport', 'Photo'],
  });
  const none = ['--from-price', '', '--duration', '', '--document', ''];
  expect(await json('service', 'marche', 'visa', ...none)).toMatchObject({ from_price: null, documents: [] });
  await expect(store('service', 'marche', 'visa', '--available', 'peut-être')).rejects.toThrow('oui ou non');
});

it('A service says that the design of the store shows none', async () => {
  const warning = 'Le design « default » de la boutique ne montre pas de services';
  expect((await store('service', 'marche', '--name', 'Visa')).out).toContain(warning);
  expect((await store('service', 'marche', 'visa', '--duration', '3 jours')).out).not.toContain(warning);
  await create('guichet', 'guichet.localhost');
  await db.withStore('guichet', (tx) => tx.query("update stores set design = 'rahmou-serwiss'"));
  expect((await store('service', 'guichet', '--name', 'Visa')).out).not.toContain(warning);
});
