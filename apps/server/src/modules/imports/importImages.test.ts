import { readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { picturesFolder } from '../../platform/pictures/storeFolders.ts';
import { anImporter } from './testing/anImporter.ts';
import { anImage, imageServer } from './testing/imageServer.ts';
import { plain, wooFile as file, type Row } from './woocommerce/testing/wooRows.ts';

const { asAdmin, dataDir, newStore, importText } = await anImporter();
const png = await anImage('png', '#336699');
const refuse = (response: ServerResponse) => response.writeHead(404).end();
let waiting: ServerResponse | undefined;
const { origin, requested } = await imageServer({
  '/savon%20noir.png': (_, response) => response.end(png),
  '/lente.png': (_, response) => {
    if (requested.includes('/vite.png')) refuse(response);
    else waiting = response;
  },
  '/vite.png': (_, response) => refuse(response).on('finish', () => waiting && refuse(waiting)),
});
const soap: Row = { ...plain, Name: 'Savon noir' };

describe('an import', () => {
  it('stores fetched images in the store’s own folder and fetches each URL once', async () => {
    const store = await newStore();
    const Images = `${origin}/savon%20noir.png, ${origin}/nowhere.png`;
    requested.length = 0;
    const first = await importText(store, file({ ...soap, Images }));
    expect(first.pictures).toEqual({
      fetched: 1,
      known: 0,
      failures: [{ url: `${origin}/nowhere.png`, product: 'Savon noir', reason: 'le serveur répond 404' }],
    });
    const [name = ''] = await readdir(picturesFolder(dataDir, store));
    expect(name).toMatch(/^savon-noir-[0-9a-f]{16}\.png$/);
    const rows = () =>
      asAdmin('select picture, picture_color, gallery from products where store_id = $1', [store]);
    const saved = [{ picture: name, picture_color: '#336699', gallery: [{ name, alt: 'Savon noir' }] }];
    expect(await rows()).toEqual(saved);

    const second = await importText(store, file({ ...soap, Images }));
    expect(second.pictures).toMatchObject({ fetched: 0, known: 1 });
    expect(requested.filter((url) => url === '/savon%20noir.png')).toEqual(['/savon%20noir.png']);
    expect(await rows()).toEqual(saved);
  });

  it('names the images that cannot be fetched in the order of the file, whichever fails first', async () => {
    const Images = `${origin}/lente.png, ${origin}/vite.png`;
    const { pictures } = await importText(await newStore(), file({ ...soap, Images }));
    expect(pictures.failures.map(({ url }) => url)).toEqual(Images.split(', '));
  });

  it('requests no private address unless allowed, and leaves the product without an image', async () => {
    const store = await newStore();
    requested.length = 0;
    const { pictures } = await importText(store, file({ ...soap, Images: `${origin}/savon%20noir.png` }), {
      mayFetchPrivateAddresses: false,
    });
    expect(pictures.failures.map(({ reason }) => reason)).toEqual(['adresse d’un réseau privé, refusée']);
    expect(requested).toEqual([]);
    expect(await asAdmin('select id, picture from products where store_id = $1', [store])).toEqual([
      { id: 'savon-noir', picture: null },
    ]);
  });

  it('reads the store’s own images from its folder', async () => {
    const store = await newStore();
    await importText(store, file({ ...soap, Images: `${origin}/savon%20noir.png` }));
    const [name = ''] = await readdir(picturesFolder(dataDir, store));
    const { pictures } = await importText(
      store,
      file({ ...soap, Images: `https://${store}.localhost:3000/cdn/${name}` }),
      { mayFetchPrivateAddresses: false },
    );
    expect(pictures).toEqual({ fetched: 0, known: 1, failures: [] });
  });
});
