import { ErrorWire } from '@teranga/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { aProduct, aVariation } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { bodyLimitBytes } from '../../plugins/bodies.ts';
import { anOrder } from '../../modules/orders/testing/anOrder.ts';
import { writeTestTerms } from '../../modules/stores/testing/aStoreContent.ts';
import { testApp } from '../../testing/testApp.ts';
import { databaseDigest } from './testing/databaseDigest.ts';

const server = await testApp();
const { app, db, inject, session } = server;

beforeAll(async () => {
  await db.withStore('a', async (tx) => {
    await writeTestTerms(tx);
    await upsertProducts(
      tx,
      [aProduct({ id: 'robe' }), aProduct({ id: 'boubou', variations: [aVariation({ sku: 'M' })] })],
      new Date(),
    );
  });
  await db.withStore('b', async (tx) => {
    await writeTestTerms(tx);
    await upsertProducts(tx, [aProduct({ id: 'ailleurs' })], new Date());
  });
});

/** What no field expects. */
const nonsense: unknown[] = [
  null,
  true,
  7,
  -1,
  0,
  1.5,
  1e308,
  '',
  ' ',
  '\0',
  'robe\0',
  '\u0001',
  "'; drop table orders; --",
  'x'.repeat(5_000),
  [],
  ['robe'],
  {},
  { $oid: 'robe' },
  { toString: 1 },
  'ailleurs',
  '../robe',
  '%00',
  '\ud800',
  '💥',
];
const badQuantities: unknown[] = [
  null,
  undefined,
  0,
  -1,
  1.5,
  1e308,
  100_001,
  2 ** 53,
  '1',
  '',
  [],
  {},
  true,
];

/** Endpoints that change data: a valid body, and the invalid values of each field. */
const calls: { url: string; good: Record<string, unknown>; bad: Record<string, unknown[]> }[] = [
  ...['add', 'update', 'availability'].map((verb) => ({
    url: `/api/cart/${verb}`,
    good: { productId: 'robe', variationId: null, quantity: 1 },
    bad: {
      productId: [...nonsense, undefined],
      variationId: nonsense.filter((value) => value !== null),
      quantity: badQuantities,
    },
  })),
  {
    url: '/api/cart/add',
    good: { productId: 'robe', quantity: 1, price: 1 },
    bad: { price: ['1', null, {}, []], position: [-1, 1.5, 1_001, '1', null, {}, []] },
  },
  {
    // A product that is not in the cart is removed already: that is no error.
    url: '/api/cart/remove',
    good: { productId: 'robe' },
    bad: {
      productId: [null, undefined, 7, '', '\0', 'x'.repeat(5_000), [], {}],
      variationId: [7, '', '\0', [], {}],
    },
  },
  {
    url: '/api/auth/register',
    good: { name: 'Awa Diop', address: 'Mermoz', phone: '77 123 45 67', email: null },
    bad: {
      name: [null, undefined, 7, '', ' ', 'a', '\0', 'x'.repeat(101), [], {}],
      address: [null, undefined, '', 'ab', 'x'.repeat(301), [], {}],
      phone: nonsense,
      email: [7, 'x', 'a@b', 'a b@c.sn', `${'x'.repeat(250)}@c.sn`, [], {}],
    },
  },
  ...['login', 'resend-otp'].map((verb) => ({
    url: `/api/auth/${verb}`,
    good: {},
    bad: { login: [...nonsense, undefined, 'a@b', '+33612345678', '33 123 45 67'] },
  })),
  {
    url: '/api/auth/verify-otp',
    good: { login: '+221771234567', otp: '123456' },
    bad: { login: [...nonsense, undefined], otp: [...nonsense, undefined, '12345', '1234567', 123456] },
  },
  {
    url: '/api/orders',
    good: anOrder(),
    bad: {
      firstName: [null, undefined, 7, '', ' ', 'a', '\0', '\u0001', 'x'.repeat(101), [], {}],
      lastName: [null, undefined, 7, '', 'x'.repeat(5_000), [], {}],
      phone: nonsense,
      email: [7, 'x', 'a@b', 'a b@c.sn', `${'x'.repeat(250)}@c.sn`, [], {}, '\0', '\ud800'],
      address: [null, undefined, '', 'ici', 'x'.repeat(301), [], {}],
      city: [null, undefined, '', 'x', 'x'.repeat(101), [], {}],
      postalCode: [7, 'abc', '1'.repeat(21), [], {}, '\ud800'],
      deliveryZone: nonsense,
      paymentMethod: nonsense,
      promoCode: [7, true, 'INCONNU', 'x'.repeat(61), [], {}, '\u0001', '\0', '\ud800'],
      deliveryCharge: ['1', null, {}, []],
      expectedTotal: [-1, 1.5, '1', null, 1e308, 1, {}, []],
      buyNow: ['true', 1, null, {}, []],
      items: [
        null,
        undefined,
        7,
        'robe',
        {},
        [],
        [null],
        [[]],
        ['robe'],
        [{}],
        Array.from({ length: 101 }, () => ({ id: 'robe', quantity: 1 })),
        ...nonsense.map((id) => [{ id, quantity: 1 }]),
        ...nonsense
          .filter((value) => value !== null)
          .map((variation) => [{ id: 'boubou', variation, quantity: 1 }]),
        ...badQuantities.map((quantity) => [{ id: 'robe', quantity }]),
      ],
    },
  },
];

const cases = calls.flatMap(({ url, good, bad }) =>
  Object.entries(bad).flatMap(([field, values]) =>
    values.map((value) => ({ url, body: { ...good, [field]: value } })),
  ),
);

const shown = (body: unknown) => JSON.stringify(body).slice(0, 300);

describe('bad input', () => {
  it(
    'in any field of any endpoint gets a 4xx of the common shape, and changes nothing',
    { timeout: 60_000 },
    async () => {
      const visitor = await session();
      const before = await databaseDigest(server);
      for (const { url, body } of cases) {
        const answer = await visitor.post(url, body);
        const what = `${answer.statusCode} for ${url} ${shown(body)}`;
        if (answer.statusCode < 400 || answer.statusCode > 499) throw new Error(what);
        if (!Value.Check(ErrorWire, answer.json())) throw new Error(`${what}: ${answer.body}`);
      }
      expect(await databaseDigest(server)).toEqual(before);
      // The digest is effective: a valid order changes it.
      expect((await visitor.post('/api/orders', anOrder())).statusCode).toBe(200);
      expect(await databaseDigest(server)).not.toEqual(before);
    },
  );

  it.each([
    ['no body', undefined, 'application/json', 422],
    ['half a body', '{"productId":', 'application/json', 400],
    ['no object', '[]', 'application/json', 422],
    ['a text', '"robe"', 'application/json', 422],
    ['null', 'null', 'application/json', 422],
    [
      'a poisoned prototype',
      '{"__proto__":{"productId":"robe"},"productId":"robe","quantity":1}',
      'application/json',
      400,
    ],
    ['another type', 'productId=robe&quantity=1', 'application/x-www-form-urlencoded', 415],
    [
      'too much',
      JSON.stringify({ productId: 'robe', quantity: 1, padding: 'x'.repeat(bodyLimitBytes) }),
      'application/json',
      413,
    ],
    ['a bottomless list', '['.repeat(40_000) + ']'.repeat(40_000), 'application/json', 422],
  ])('a call with %s gets a 4xx and changes nothing', async (_case, payload, type, status) => {
    const visitor = await session();
    const before = await databaseDigest(server);
    for (const url of new Set(calls.map((call) => call.url))) {
      const headers = { ...visitor.headers, 'content-type': type };
      const answer = await app.inject({
        method: 'POST',
        url,
        headers,
        ...(payload !== undefined && { payload }),
      });
      expect({ url, status: answer.statusCode }).toEqual({ url, status });
      expect({ url, isError: Value.Check(ErrorWire, answer.json()) }).toEqual({ url, isError: true });
    }
    expect(await databaseDigest(server)).toEqual(before);
  });

  it.each([
    '/api/products/%00',
    '/api/products/..%2F..%2Fetc',
    '/api/products/%E0%A4%A',
    '/api/collections/themes/%00',
    '/api/collections/themes/inconnu',
    '/api/services/inconnu',
    '/api/services/%F0%9F%92%A5',
    '/api/services/store/b',
    '/api/services/category/inconnue',
    '/api/orders-status/%00',
    '/api/orders-status/-1',
    '/api/cart/inconnu',
    '/api/inconnu',
    `/api/products/${'9'.repeat(3_000)}`,
  ])('GET %s gets a 4xx', async (url) => {
    const answer = await inject('a', url);
    expect(Math.floor(answer.statusCode / 100)).toBe(4);
    expect(Value.Check(ErrorWire, answer.json())).toBe(true);
  });
});
