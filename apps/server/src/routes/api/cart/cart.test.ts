import { AvailabilityWire, CartWire } from '@teranga/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aVariation, percentOff } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { testApp } from '../../../testing/testApp.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';

const { db, inject, session } = await testApp();
const now = new Date();

const products = [
  aProduct({ id: 'robe', name: 'Robe wax', sellingPrice: 25_000, quantity: 5, pictureColor: '#aa2211' }),
  aProduct({
    id: 'sac',
    sellingPrice: 10_000,
    quantity: 3,
    multiPricing: [percentOff(20, now, { from: -1, until: 1 })],
  }),
  aProduct({ id: 'fini', quantity: 0 }),
  aProduct({ id: 'or', sellingPrice: 1_900_000_000, quantity: 2 }),
  aProduct({
    id: 'boubou',
    sellingPrice: 60_000,
    variations: [
      aVariation({ sku: 'B-M', sellingPrice: 60_000, quantity: 2 }),
      aVariation({
        sku: 'B-L',
        sellingPrice: 65_000,
        quantity: 4,
        multiPricing: [percentOff(10, now, { from: -1, until: 1 })],
      }),
      aVariation({ sku: 'B-XL', isEnabled: false, quantity: 9 }),
    ],
  }),
];

beforeEach(async () => {
  await db.withStore('a', (tx) => upsertProducts(tx, products, now));
  await db.withStore('b', (tx) => upsertProducts(tx, [aProduct({ id: 'ailleurs' })], now));
});

const cartOf = (answer: Parameters<typeof wireAnswer>[1]) => wireAnswer(CartWire, answer);
const linesOf = (answer: Parameters<typeof wireAnswer>[1]) =>
  cartOf(answer).items.map(({ productId, variationId, quantity, price }) => [
    productId,
    variationId,
    quantity,
    price,
  ]);

describe('the cart', () => {
  it('is empty for a visitor without a session, and creates none', async () => {
    const answer = await inject('a', '/api/cart');
    expect(cartOf(answer)).toEqual({ items: [], subtotal: 0 });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it("sums quantities added, at the server's price", async () => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'robe', quantity: 2, price: 1 });
    await visitor.post('/api/cart/add', { productId: 'robe', quantity: 1, variationId: null });
    await visitor.post('/api/cart/add', { productId: 'sac', quantity: 1 });
    const answer = await visitor.post('/api/cart/add', {
      productId: 'boubou',
      quantity: 1,
      variationId: 'B-L',
    });
    expect(linesOf(answer)).toEqual([
      ['robe', null, 3, 25_000],
      ['sac', null, 1, 8_000],
      ['boubou', 'B-L', 1, 58_500],
    ]);
    expect(cartOf(await visitor.get('/api/cart')).subtotal).toBe(141_500);
  });

  it('has one line for each variation', async () => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'boubou', quantity: 1, variationId: 'B-M' });
    const answer = await visitor.post('/api/cart/add', {
      productId: 'boubou',
      quantity: 1,
      variationId: 'B-L',
    });
    expect(cartOf(answer).items.map(({ variation, item }) => [variation?.sku, item.quantity])).toEqual([
      ['B-M', 2],
      ['B-L', 4],
    ]);
  });

  it('sets and removes quantities; removing a missing line is no error', async () => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'robe', quantity: 2 });
    expect(linesOf(await visitor.post('/api/cart/update', { productId: 'robe', quantity: 5 }))).toEqual([
      ['robe', null, 5, 25_000],
    ]);
    expect(linesOf(await visitor.post('/api/cart/remove', { productId: 'robe' }))).toEqual([]);
    expect(linesOf(await visitor.post('/api/cart/remove', { productId: 'robe' }))).toEqual([]);
    expect(
      refusal(await visitor.post('/api/cart/update', { productId: 'robe', quantity: 1 }), 404).message,
    ).toBe('Cet article n’est plus dans votre panier.');
  });

  it.each([
    ['more than there is', { productId: 'robe', quantity: 6 }, 422, 'Seulement 5 article(s) disponible(s)'],
    ['what is sold out', { productId: 'fini', quantity: 1 }, 422, 'En rupture'],
    [
      'a variation that is switched off',
      { productId: 'boubou', variationId: 'B-XL', quantity: 1 },
      422,
      'Cette option n’est plus disponible.',
    ],
    [
      'no variation where one must be chosen',
      { productId: 'boubou', quantity: 1 },
      422,
      'Veuillez choisir une option de cet article.',
    ],
    [
      'a variation it does not have',
      { productId: 'boubou', variationId: 'B-S', quantity: 1 },
      404,
      'Cet article n’existe pas ou plus.',
    ],
    [
      'a variation of what has none',
      { productId: 'robe', variationId: 'B-M', quantity: 1 },
      404,
      'Cet article n’existe pas ou plus.',
    ],
    ['an unknown product', { productId: 'inconnu', quantity: 1 }, 404, 'Cet article n’existe pas ou plus.'],
    [
      'another store’s product',
      { productId: 'ailleurs', quantity: 1 },
      404,
      'Cet article n’existe pas ou plus.',
    ],
    [
      'more than any payment could carry',
      { productId: 'or', quantity: 2 },
      422,
      'Le montant de votre panier dépasse la limite autorisée.',
    ],
  ])('does not take %s', async (_case, change, status, message) => {
    const visitor = await session();
    expect(refusal(await visitor.post('/api/cart/add', change), status).message).toBe(message);
    expect(linesOf(await visitor.get('/api/cart'))).toEqual([]);
  });

  it('includes existing quantities in the stock check', async () => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'robe', quantity: 3 });
    expect(
      refusal(await visitor.post('/api/cart/add', { productId: 'robe', quantity: 3 }), 422).errors,
    ).toEqual({
      quantity: ['Seulement 5 article(s) disponible(s)'],
    });
  });

  it('loses none of several concurrent additions', async () => {
    const visitor = await session();
    const adding = Array.from({ length: 8 }, () =>
      visitor.post('/api/cart/add', { productId: 'robe', quantity: 1 }),
    );
    const statuses = (await Promise.all(adding)).map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422, 422, 422]);
    expect(linesOf(await visitor.get('/api/cart'))).toEqual([['robe', null, 5, 25_000]]);
  });

  it('belongs to one visitor', async () => {
    const [one, other] = [await session(), await session()];
    await one.post('/api/cart/add', { productId: 'robe', quantity: 1 });
    expect(linesOf(await other.get('/api/cart'))).toEqual([]);
  });

  it('shows a line whose stock fell, and drops one that left the catalogue', async () => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'robe', quantity: 4 });
    await visitor.post('/api/cart/add', { productId: 'boubou', variationId: 'B-M', quantity: 1 });
    await db.withStore('a', (tx) =>
      upsertProducts(
        tx,
        [aProduct({ id: 'robe', sellingPrice: 20_000, quantity: 1 }), aProduct({ id: 'boubou' })],
        now,
      ),
    );
    const { items } = cartOf(await visitor.get('/api/cart'));
    expect(
      items.map(({ productId, quantity, price, item }) => [productId, quantity, price, item.quantity]),
    ).toEqual([['robe', 4, 20_000, 1]]);
  });

  it('refuses changes without a CSRF token', async () => {
    const visitor = await session();
    const { host, cookie } = visitor.headers;
    const call = {
      method: 'POST' as const,
      url: '/api/cart/add',
      payload: { productId: 'robe', quantity: 1 },
    };
    refusal(await inject('a', { ...call, headers: { host, cookie } }), 419);
    expect(linesOf(await visitor.get('/api/cart'))).toEqual([]);
  });
});

describe('POST /api/cart/availability', () => {
  it.each([
    [
      { productId: 'robe', quantity: 5 },
      { available: true, quantity: 5 },
    ],
    [
      { productId: 'robe', quantity: 6 },
      { available: false, quantity: 5 },
    ],
    [
      { productId: 'fini', quantity: 1 },
      { available: false, quantity: 0 },
    ],
    [
      { productId: 'boubou', variationId: 'B-M', quantity: 2 },
      { available: true, quantity: 2 },
    ],
    [
      { productId: 'boubou', variationId: 'B-XL', quantity: 1 },
      { available: false, quantity: 0 },
    ],
    [
      { productId: 'boubou', quantity: 1 },
      { available: false, quantity: 6 },
    ],
  ])('says of %o: %o', async (requested, expected) => {
    const visitor = await session();
    expect(wireAnswer(AvailabilityWire, await visitor.post('/api/cart/availability', requested))).toEqual(
      expected,
    );
  });

  it('does not know another store’s product', async () => {
    const visitor = await session();
    const answer = await visitor.post('/api/cart/availability', { productId: 'ailleurs', quantity: 1 });
    expect(refusal(answer, 404).message).toBe('Cet article n’existe pas ou plus.');
  });
});
