import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../catalogue/testing/aProduct.ts';
import { imagesFolder } from '../../platform/images/storeFolders.ts';
import { readImagesReport } from './run/fetchImportImages.ts';
import { anImporter, now } from './testing/anImporter.ts';
import { undoImport } from './run/undoImport.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { systemActor } from '../audit/actor.ts';
import { anImage, imageServer } from './testing/imageServer.ts';
import { plain, wooFile, type Row } from './woocommerce/testing/wooRows.ts';

const { db, asAdmin, dataDir, newStore, importText, tryText, fetchImages } = await anImporter();
const png = await anImage('png', '#336699');
let tries = 0;
const { origin, requested } = await imageServer({
  '/savon%20noir.png': (_, response) => response.end(png),
  '/b.png': (_, response) => response.end(png),
  '/fragile.png': (_, response) => {
    tries += 1;
    if (tries === 1) response.writeHead(503).end();
    else response.end(png);
  },
});
const soap: Row = { ...plain, Name: 'Savon noir' };
const given = { source: 'woocommerce', rate: 600 } as const;
const importSoap = (store: string, Images: string, options = {}) =>
  importText(store, wooFile({ ...soap, Images }), { ...given, ...options });
const shown = (store: string) =>
  asAdmin('select picture, picture_color, gallery from products where store_id = $1', [store]);
const reportOf = (store: string, id: number) => db.withStore(store, (tx) => readImagesReport(tx, id));

describe('Images of an import', () => {
  it('are fetched by jobs after it, once each, and reported in full', async () => {
    const store = await newStore();
    const Images = `${origin}/savon%20noir.png, ${origin}/nowhere.png`;
    requested.length = 0;
    const first = await importSoap(store, Images);
    expect(first.counts.images).toBe(2);
    expect(requested).toEqual([]);
    expect(await shown(store)).toEqual([{ picture: null, picture_color: null, gallery: [] }]);
    const jobs = await asAdmin<{ data: object }>(
      "select data from jobs.job where name = 'fetch-images' and data ->> 'store' = $1",
      [store],
    );
    expect(jobs).toEqual([{ data: { store, importId: first.id, products: ['savon-noir'] } }]);

    expect(await fetchImages(store, first.id)).toEqual([]);
    const [name = ''] = await readdir(imagesFolder(dataDir, store));
    expect(name).toMatch(/^savon-noir-[0-9a-f]{16}\.png$/);
    const saved = [{ picture: name, picture_color: '#336699', gallery: [{ name, alt: 'Savon noir' }] }];
    expect(await shown(store)).toEqual(saved);
    expect(await reportOf(store, first.id)).toEqual({
      waiting: 0,
      stored: 1,
      failed: 1,
      failures: [{ product: 'savon-noir', url: `${origin}/nowhere.png`, reason: 'le serveur répond 404' }],
      retries: [],
    });

    expect((await importSoap(store, `${origin}/savon%20noir.png`)).counts).toMatchObject({
      images: 0,
      unchanged: 1,
    });
    expect(requested.filter((url) => url === '/savon%20noir.png')).toHaveLength(1);
  });

  it('are retried after a passing error', async () => {
    const store = await newStore();
    const { id } = await importSoap(store, `${origin}/fragile.png`);
    expect(await fetchImages(store, id)).toEqual([
      new Error(`1 images of import ${id} are to be tried again.`),
    ]);
    expect(await reportOf(store, id)).toMatchObject({
      waiting: 1,
      failed: 0,
      failures: [],
      retries: [{ product: 'savon-noir', reason: 'le serveur répond 503' }],
    });
    expect(await fetchImages(store, id)).toEqual([]);
    expect(await reportOf(store, id)).toMatchObject({ waiting: 0, stored: 1, failures: [] });
  });

  it('are not requested from private addresses unless allowed', async () => {
    const store = await newStore();
    requested.length = 0;
    const { id } = await importSoap(store, `${origin}/savon%20noir.png`, { mayFetchPrivateAddresses: false });
    await fetchImages(store, id);
    expect((await reportOf(store, id)).failures.map(({ reason }) => reason)).toEqual([
      'adresse d’un réseau privé, refusée',
    ]);
    expect(requested).toEqual([]);
  });

  it('that cannot be fetched are named before the import', async () => {
    const store = await newStore();
    const Images = `file:///etc/passwd.png, http://10.0.0.8/a.png, https://shop.example/b.png`;
    const options = { ...given, mayFetchPrivateAddresses: false };
    const { counts, diagnostics, partial } = await tryText(store, wooFile({ ...soap, Images }), options);
    expect(partial).toEqual([
      'sans une image : adresse qui n’est ni http ni https',
      'sans une image : adresse d’un réseau privé, refusée',
    ]);
    expect(counts.images).toBe(1);
    expect(diagnostics).toEqual([]);
    const allowed = await tryText(store, wooFile({ ...soap, Images }), given);
    expect(allowed.counts.images).toBe(2);
    expect(allowed.partial.length).toBe(1);
  });

  it('leave a product’s own images in place until they arrive, and those that somebody chose since', async () => {
    const store = await newStore();
    const own = [{ name: 'ancienne.png', alt: 'Savon' }];
    const product = aProduct({ id: 'savon-noir', sku: 'savon', gallery: own });
    await db.withStore(store, (tx) => upsertProducts(tx, [product], now));
    const { id } = await importSoap(store, `${origin}/b.png`);
    expect(await shown(store)).toMatchObject([{ gallery: own }]);
    const chosen = [{ name: 'choisie.png', alt: 'Savon' }];
    await db.withStore(store, (tx) => upsertProducts(tx, [{ ...product, gallery: chosen }], now));
    await fetchImages(store, id);
    expect(await shown(store)).toMatchObject([{ gallery: chosen }]);
  });

  it('go when the import is undone', async () => {
    const store = await newStore();
    const own = [{ name: 'ancienne.png', alt: 'Savon' }];
    await db.withStore(store, (tx) =>
      upsertProducts(tx, [aProduct({ id: 'savon-noir', sku: 'savon', gallery: own })], now),
    );
    const { id } = await importSoap(store, `${origin}/b.png`);
    await fetchImages(store, id);
    expect(await shown(store)).not.toMatchObject([{ gallery: own }]);
    const undo = await undoImport({ db, storeId: store, actor: systemActor('Awa'), now }, id);
    expect(undo).toMatchObject({ restored: 1, kept: [] });
    expect(await shown(store)).toMatchObject([{ gallery: own }]);
  });

  it('of the store itself are read from its folder', async () => {
    const store = await newStore();
    const { id } = await importSoap(store, `${origin}/savon%20noir.png`);
    await fetchImages(store, id);
    const [name = ''] = await readdir(imagesFolder(dataDir, store));
    const ownImageFile = wooFile({ ...soap, Images: `https://${store}.localhost:3000/cdn/${name}` });
    expect((await tryText(store, ownImageFile, given)).counts).toMatchObject({ images: 0, unchanged: 1 });
  });
});
