import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aProduct } from '../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../modules/catalogue/writeProducts.ts';
import { anOrder } from '../modules/orders/testing/anOrder.ts';
import { fillStores } from '../routes/api/testing/fillStores.ts';
import { emptyDisk, fillDisk } from '../testing/fullDisk.ts';
import { testApp, type TestSession } from '../testing/testApp.ts';

const server = await testApp({ design: 'rahmou-serwiss', logStream: { write: () => undefined } });
const { db, inject, session } = server;
const refusal = {
  message: 'La boutique ne peut rien enregistrer pour le moment. Veuillez réessayer dans quelques minutes.',
};
let visitor: TestSession;

beforeAll(async () => {
  await fillStores(db);
  await inject('a', '/api/products');
  visitor = await session();
  await visitor.post('/api/cart/add', { productId: 'sac', quantity: 1 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await emptyDisk(server);
});

const change = (name: string) =>
  db.withStore('a', (tx) =>
    upsertProducts(tx, [aProduct({ id: 'sac', name, categoryId: 'sacs' })], new Date()),
  );
const ready = async () => (await inject('a', '/readyz')).statusCode;

describe.each([
  ['nothing can be stored', () => fillDisk(server)],
  ['the disk is nearly full', async () => void vi.spyOn(db, 'hasSpace').mockResolvedValue(false)],
])('while %s', (_state, fill) => {
  it.each([
    ['an order', '/api/orders', anOrder({ items: [{ id: 'robe-1', variation: null, quantity: 1 }] })],
    ['a change of the cart', '/api/cart/add', { productId: 'collier', quantity: 1 }],
    ['a wishlist item', '/api/wishlist/sac', {}],
    [
      'a message',
      '/api/contact',
      {
        firstName: 'Awa',
        lastName: 'Ndiaye',
        email: 'awa@example.sn',
        subject: 'Taille',
        message: 'Bonjour',
      },
    ],
  ])('%s gets 503 with Retry-After', async (_what, url, body) => {
    await fill();
    const answer = await visitor.post(url, body);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual(refusal);
    expect(answer.headers['retry-after']).toBe('30');
  });

  it.each([
    '/api/products',
    '/api/products?category=sacs&facets=true',
    '/api/products/search?search=sac',
    '/api/products/sac',
    '/api/categories',
    '/api/categories/popular',
    '/api/categories/brands',
    '/api/categories/all-tags',
    '/api/collections/themes/tabaski-2026',
    '/api/store',
    '/api/exchange-rates',
    '/api/services',
    '/sitemap.xml',
    '/csrf-token',
  ])('the address %s is read, also by the first request after a change', async (url) => {
    await change(`Sac ${url}`);
    await fill();
    expect((await inject('a', url)).statusCode).toBe(200);
  });

  it('a list contains the same products at current prices', async () => {
    await change('Sac doré');
    await db.withStore('a', (tx) => tx.query(`update products set listed_until = 'epoch' where id = 'sac'`));
    await fill();
    const answer = await inject('a', '/api/products?category=sacs');
    expect(answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name)).toEqual(['Sac doré']);
  });

  it.each(['/api/cart', '/api/wishlist'])('the address %s is read by its visitor', async (url) => {
    await fill();
    expect((await visitor.get(url)).statusCode).toBe(200);
  });

  it('the server reports that it is not ready, and recovers when there is space', async () => {
    await fill();
    await visitor.post('/api/cart/add', { productId: 'collier', quantity: 1 });
    expect(await ready()).toBe(503);
    vi.restoreAllMocks();
    await emptyDisk(server);
    expect(await ready()).toBe(200);
    expect((await visitor.post('/api/cart/add', { productId: 'collier', quantity: 1 })).statusCode).toBe(200);
  });
});

it.each(['53100', '53200', '53400', '58030', '25006'])(
  'PostgreSQL’s error %s gets the same response',
  async (code) => {
    await fillDisk(server, code);
    const answer = await visitor.post('/api/cart/add', { productId: 'collier', quantity: 1 });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual(refusal);
  },
);
