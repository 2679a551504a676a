import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { testApp } from '../../testing/testApp.ts';
import { aBrowser, shownForms } from './testing/formShop.ts';

const server = await testApp({ renderer: shownForms });
const { db } = server;

beforeEach(async () => {
  await db.withStore('a', (tx) => upsertProducts(tx, [aProduct({ id: 'robe' })], new Date()));
  await db.withStore('b', (tx) => upsertProducts(tx, [aProduct({ id: 'ailleurs' })], new Date()));
});

const wishlistOf = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.get('/api/wishlist')).json<{ id: string }[]>().map(({ id }) => id);
const from = (path: string) => ({ referer: `http://a.localhost${path}` });

describe('POST /wishlist/toggle', () => {
  it('adds a product, takes it out again, and leads back each time', async () => {
    const browser = aBrowser(server);
    const answer = await browser.post('/wishlist/toggle', { productId: 'robe' }, from('/products?page=2'));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/products?page=2');
    expect(await wishlistOf(browser)).toEqual(['robe']);
    await browser.post('/wishlist/toggle', { productId: 'robe' });
    expect(await wishlistOf(browser)).toEqual([]);
  });

  it('keeps a product that was to be added twice, and leads back', async () => {
    const browser = aBrowser(server);
    const sent = { productId: 'robe', change: 'add' };
    await browser.post('/wishlist/toggle', sent, from('/products?page=2'));
    const { headers } = await browser.post('/wishlist/toggle', sent, from('/products?page=2'));
    expect(headers.location).toBe('/products?page=2');
    expect(await wishlistOf(browser)).toEqual(['robe']);
  });

  it('takes out what was to be taken out, also twice', async () => {
    const browser = aBrowser(server);
    await browser.post('/wishlist/toggle', { productId: 'robe' });
    const sent = { productId: 'robe', change: 'remove' };
    await browser.post('/wishlist/toggle', sent, from('/wishlist'));
    const { headers } = await browser.post('/wishlist/toggle', sent, from('/wishlist'));
    expect(headers.location).toBe('/wishlist');
    expect(await wishlistOf(browser)).toEqual([]);
  });

  it('refuses another change', async () => {
    const sent = { productId: 'robe', change: 'vider' };
    expect((await aBrowser(server).post('/wishlist/toggle', sent)).statusCode).toBe(422);
  });

  it('leads to the product from a browser that names no page', async () => {
    const { headers } = await aBrowser(server).post('/wishlist/toggle', { productId: 'robe' });
    expect(headers.location).toBe('/products/robe');
  });

  it.each(['', 'ailleurs', 'inconnu'])('refuses the product «%s»', async (productId) => {
    const browser = aBrowser(server);
    expect([404, 422]).toContain((await browser.post('/wishlist/toggle', { productId })).statusCode);
    expect(await wishlistOf(browser)).toEqual([]);
  });
});

describe('POST /currency', () => {
  it('saves the currency in a cookie and leads back', async () => {
    const answer = await aBrowser(server).post('/currency', { currency: 'EUR' }, from('/products/robe'));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/products/robe');
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'currency', value: 'EUR', path: '/' }),
    );
  });

  it.each(['', 'CHF', 'eur', '__proto__'])('refuses the currency «%s»', async (currency) => {
    const answer = await aBrowser(server).post('/currency', { currency });
    expect(answer.statusCode).toBe(422);
    expect(answer.cookies.map(({ name }) => name)).not.toContain('currency');
  });
});
