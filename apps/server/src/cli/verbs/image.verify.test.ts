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

const photos = ['rouge', 'vert', 'bleu'] as const;
const fileOf = (name: string) => path.join(folder, `${name}.jpg`);

beforeAll(async () => {
  for (const [index, name] of photos.entries())
    await sharp({
      create: { width: 4, height: 2, channels: 3, background: ['#f00', '#0f0', '#00f'][index] ?? '' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(fileOf(name));
  await writeFile(fileOf('notes'), 'rien d’une image');
});
beforeEach(() =>
  db.withStore('marche', async (tx) => {
    for (const table of ['products', 'product_versions']) await tx.query(`delete from ${table}`);
    await upsertProducts(tx, [aProduct({ id: 'sac', sku: 'SAC-1', gallery: [] })], new Date());
  }),
);

interface Shown {
  productId: string;
  gallery: { name: string; alt: string }[];
}

const image = async (...words: string[]): Promise<Shown['gallery']> =>
  (JSON.parse((await store('image', 'marche', 'SAC-1', ...words, '--json')).out) as Shown).gallery;
const altsOf = (gallery: Shown['gallery']) => gallery.map(({ alt }) => alt);

async function addAll() {
  for (const name of photos) await image(fileOf(name), '--alt', `Sac ${name}`);
}

describe('npm run store -- image', () => {
  it('adds images after one another, upright and named by their description', async () => {
    await addAll();
    const gallery = await image();
    expect(altsOf(gallery)).toEqual(['Sac rouge', 'Sac vert', 'Sac bleu']);
    expect(gallery[0]?.name).toMatch(/^sac-rouge-[0-9a-f]{16}\.jpg$/);
    const saved = await sharp(path.join(imagesFolder(folder, 'marche'), gallery[0]?.name ?? '')).metadata();
    expect(saved.width).toBe(2);
    expect(saved.height).toBe(4);
  });

  it('adds an image at a place, and the same one only once', async () => {
    await addAll();
    await store('image', 'marche', 'sac', '--remove', '3');
    expect(altsOf(await image(fileOf('bleu'), '--alt', 'Sac bleu', '--to', '1'))).toEqual([
      'Sac bleu',
      'Sac rouge',
      'Sac vert',
    ]);
    expect(await image(fileOf('bleu'), '--alt', 'Sac bleu')).toHaveLength(3);
  });

  it('describes, moves and removes one', async () => {
    await addAll();
    await image('--change', '3', '--to', '1', '--alt', 'Le sac bleu, de face');
    expect(altsOf(await image('--remove', '2'))).toEqual(['Le sac bleu, de face', 'Sac vert']);
  });

  it('lists them in a table', async () => {
    expect((await store('image', 'marche', 'sac')).out).toBe('sac n’a pas d’image.');
    await image(fileOf('rouge'), '--alt', 'Sac rouge');
    expect((await store('image', 'marche', 'sac')).out).toMatch(
      /1 {2}sac-rouge-[0-9a-f]{16}\.jpg +Sac rouge/,
    );
  });

  it('makes a version that can be restored, and writes the audit log', async () => {
    await addAll();
    await image('--remove', '1', '--reason', 'floue');
    const { out } = await store('audit', 'marche', '--subject', 'product:sac', '--json');
    const [latest] = JSON.parse(out) as object[];
    expect(latest).toMatchObject({ action: 'product.update', after: { gallery: [{}, {}] } });
    await expect(store('image', 'marche', 'sac', '--remove', '1', '--expect', '1')).rejects.toThrow(
      '(version 5, et non 1)',
    );
  });

  it.each<[string[], string]>([
    [['notes'], 'n’est pas une image'],
    [['absente'], 'ne peut pas être lu'],
    [['rouge', '--remove', '1'], 'un seul des trois'],
    [['--alt', 'x'], 'Donnez un fichier à ajouter'],
    [['--change', '1'], 'donnez --alt ou --to'],
    [['--change', '9', '--alt', 'x'], 'n’a pas d’image n° 9'],
    [['--remove', '0'], '--remove est un nombre entier de 1 à 50'],
    [['--remove', '1', '--to', '2'], 'sans --alt ni --to'],
  ])('refuses %j, and changes nothing', async (words, message) => {
    const [first = '', ...others] = words;
    const typed = first.startsWith('--') ? words : [fileOf(first), ...others];
    await expect(store('image', 'marche', 'sac', ...typed)).rejects.toThrow(message);
    expect(await image()).toEqual([]);
  });

  it('does not find another store’s product', async () => {
    await expect(store('image', 'ailleurs', 'sac', fileOf('rouge'))).rejects.toThrow('n’a pas d’article');
  });
});
