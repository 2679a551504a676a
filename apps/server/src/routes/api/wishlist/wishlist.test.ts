import { WishlistWire } from '@teranga/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { testApp } from '../../../testing/testApp.ts';
import { maxWishlistItems } from '../../../modules/wishlist/wishlist.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';

const { db, inject, session } = await testApp();
const now = new Date();
const unknownText = 'Cet article n’existe pas ou plus.';

beforeEach(async () => {
  await db.withStore('a', (tx) =>
    upsertProducts(tx, [aProduct({ id: 'robe', name: 'Robe wax' }), aProduct({ id: 'sac' })], now),
  );
  await db.withStore('b', (tx) => upsertProducts(tx, [aProduct({ id: 'ailleurs' })], now));
});

const idsOf = (answer: Parameters<typeof wireAnswer>[1]) =>
  wireAnswer(WishlistWire, answer).map(({ id }) => id);

describe('the wishlist', () => {
  it('is empty for a visitor without a session, and creates none', async () => {
    const answer = await inject('a', '/api/wishlist');
    expect(idsOf(answer)).toEqual([]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('contains each product once, newest first', async () => {
    const visitor = await session();
    await visitor.post('/api/wishlist/robe');
    await visitor.post('/api/wishlist/sac');
    expect(idsOf(await visitor.post('/api/wishlist/robe'))).toEqual(['sac', 'robe']);
    expect(idsOf(await visitor.get('/api/wishlist'))).toEqual(['sac', 'robe']);
  });

  it('removes products; removing a missing one is no error', async () => {
    const visitor = await session();
    await visitor.post('/api/wishlist/robe');
    expect(idsOf(await visitor.delete('/api/wishlist/robe'))).toEqual([]);
    expect(idsOf(await visitor.delete('/api/wishlist/robe'))).toEqual([]);
  });

  it.each([
    ['an unknown product', 'inconnu'],
    ['another store’s product', 'ailleurs'],
    ['no id that could be', encodeURIComponent('../é')],
  ])('rejects %s, and returns the list when it is removed', async (_case, id) => {
    const visitor = await session();
    await visitor.post('/api/wishlist/robe');
    expect(refusal(await visitor.post(`/api/wishlist/${id}`), 404).message).toBe(unknownText);
    expect(idsOf(await visitor.delete(`/api/wishlist/${id}`))).toEqual(['robe']);
  });

  it('refuses an id that is endless', async () => {
    const visitor = await session();
    const answer = await visitor.post(`/api/wishlist/${'x'.repeat(201)}`);
    expect(refusal(answer, 422).errors).toEqual({ id: ['Ce texte est trop long.'] });
  });

  it('drops a product that left the catalogue', async () => {
    const visitor = await session();
    await visitor.post('/api/wishlist/robe');
    await visitor.post('/api/wishlist/sac');
    await db.withStore('a', (tx) => tx.query("delete from products where id = 'robe'"));
    expect(idsOf(await visitor.get('/api/wishlist'))).toEqual(['sac']);
  });

  it('belongs to one visitor of one store', async () => {
    const [one, other, elsewhere] = [await session(), await session(), await session('b')];
    await one.post('/api/wishlist/robe');
    expect(idsOf(await other.get('/api/wishlist'))).toEqual([]);
    expect(idsOf(await elsewhere.get('/api/wishlist'))).toEqual([]);
    const { cookie } = one.headers;
    const stolen = await inject('b', { url: '/api/wishlist', headers: { cookie } });
    expect(idsOf(stolen)).toEqual([]);
  });

  it('never exceeds its limit, however many additions arrive concurrently', async () => {
    const visitor = await session();
    const many = Array.from({ length: maxWishlistItems + 3 }, (_, number) =>
      aProduct({ id: `article-${number}` }),
    );
    await db.withStore('a', (tx) => upsertProducts(tx, many, now));
    await visitor.post('/api/wishlist/article-0');
    await db.withStore('a', (tx) =>
      tx.query(
        `insert into wishlist_lines (visitor, product_id)
         select visitor, 'article-' || n from wishlist_lines, generate_series(1, $1) n
         where product_id = 'article-0'`,
        [maxWishlistItems - 2],
      ),
    );
    const last = await Promise.all(
      many.slice(maxWishlistItems - 1).map(({ id }) => visitor.post(`/api/wishlist/${id}`)),
    );
    expect(last.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
    expect(idsOf(await visitor.get('/api/wishlist')).length).toBe(maxWishlistItems);
    const refused = last.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json()).toEqual({ message: 'Une liste de souhaits contient au plus 200 articles.' });
  });

  it.each(['POST', 'DELETE'] as const)('refuses %s without a CSRF token', async (method) => {
    const visitor = await session();
    await visitor.post('/api/wishlist/sac');
    const { host, cookie } = visitor.headers;
    refusal(await inject('a', { method, url: '/api/wishlist/robe', headers: { host, cookie } }), 419);
    expect(idsOf(await visitor.get('/api/wishlist'))).toEqual(['sac']);
  });
});
