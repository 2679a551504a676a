import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct, aVariation } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertCollection } from '../../modules/catalogue/writeCollections.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { readCardSource } from '../../modules/social/readCardSource.ts';
import { imagesFolder, resizedFolder } from '../../platform/images/storeFolders.ts';
import { testApp } from '../../testing/testApp.ts';

const { app, db, inject } = await testApp({ logStream: { write: () => undefined } });
const images = imagesFolder(app.config.dataDir, 'a');

const gallery = (name: string) => [{ name, alt: '' }];

beforeAll(async () => {
  await mkdir(images, { recursive: true });
  const red = sharp({ create: { width: 900, height: 900, channels: 3, background: '#c8321f' } });
  await red.jpeg().toFile(path.join(images, 'robe.jpg'));
  await writeFile(path.join(images, 'broken.jpg'), 'no image at all');
  const products = [
    aProduct({ id: 'robe', name: 'Robe wax Ndèye', sellingPrice: 18_500, gallery: gallery('robe.jpg') }),
    aProduct({ id: 'nue', name: 'Sans image', gallery: [] }),
    aProduct({ id: 'cassee', name: 'Image illisible 🎉', gallery: gallery('broken.jpg') }),
  ];
  await db.withStore('a', async (tx) => {
    await upsertProducts(tx, products, new Date());
    await upsertCollection(tx, { id: 'fete', name: 'Fête', slug: 'fete', image: 'robe.jpg' });
  });
});

const card = async (url: string) => {
  const answer = await inject('a', url);
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  return { status: answer.statusCode, format, width, height, isLight: answer.rawPayload.length < 300_000 };
};
const rendered = { status: 200, format: 'jpeg', width: 1200, height: 630, isLight: true };

const cachedCards = () => readdir(resizedFolder(app.config.dataDir, 'a')).then((names) => names.length);

/** Classifies the colour at the centre of a card's left square. */
const imageColour = async (url: string) => {
  const { rawPayload } = await inject('a', url);
  const [red = 0, green = 0] = await sharp(rawPayload)
    .extract({ left: 300, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > 150 && green < 100 ? 'red' : 'other';
};

describe('the preview image of a page', () => {
  it.each(['store', 'products/robe', 'products/nue', 'products/cassee', 'theme/fete'])(
    'the preview image of %s is a JPEG of 1200×630 under 300 kB',
    async (page) => {
      expect(await card(`/social/${page}.jpg`)).toEqual(rendered);
    },
  );

  it('says the lowest price of its product', async () => {
    const variations = [
      aVariation({ sku: 'S', sellingPrice: 9_000 }),
      aVariation({ sku: 'M', sellingPrice: 8_000 }),
    ];
    const source = await db.withStore('a', async (tx) => {
      await upsertProducts(tx, [aProduct({ id: 'choix', variations })], new Date());
      return readCardSource(tx, 'products', 'choix', new Date());
    });
    expect(source?.line).toBe('À partir de 8\u202f000\u00a0FCFA');
  });

  it('shows the image of its product or collection, and does without one', async () => {
    expect(await imageColour('/social/products/robe.jpg')).toBe('red');
    expect(await imageColour('/social/theme/fete.jpg')).toBe('red');
    expect(await imageColour('/social/products/nue.jpg')).toBe('other');
  });

  it('is rendered once and cached until its content changes', async () => {
    await inject('a', '/social/products/robe.jpg');
    const before = await cachedCards();
    const { etag = '' } = (await inject('a', '/social/products/robe.jpg')).headers;
    const revalidated = await inject('a', {
      url: '/social/products/robe.jpg',
      headers: { 'if-none-match': etag },
    });
    await db.withStore('a', (tx) => tx.query("update products set name = 'Robe bazin' where id = 'robe'"));
    const renamed = await inject('a', '/social/products/robe.jpg');
    expect(revalidated.statusCode).toBe(304);
    expect(renamed.statusCode).toBe(200);
    expect((await cachedCards()) - before).toBe(1);
  });

  it.each(['products/inconnue', 'services/inconnu', 'theme/inconnu', 'products/..%2Frobe', 'autre'])(
    'is not there for %s',
    async (page) => {
      expect((await inject('a', `/social/${page}.jpg`)).statusCode).toBe(404);
    },
  );

  it('is not there for the product of another store', async () => {
    expect((await inject('b', '/social/products/robe.jpg')).statusCode).toBe(404);
  });
});
