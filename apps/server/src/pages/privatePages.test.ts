import type { CartWire, OrderSummaryWire } from '@teranga/contract';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../modules/catalogue/writeProducts.ts';
import { anOrder } from '../modules/orders/testing/anOrder.ts';
import { writeTestTerms } from '../modules/stores/testing/aStoreContent.ts';
import { viewsPerSession } from '../plugins/limitOrderViews.ts';
import { awa, signInShop } from '../routes/api/auth/testing/signInShop.ts';
import type { TestSession, TestStoreId } from '../testing/testApp.ts';
import { readOf, readPages } from './testing/readPages.ts';

const shop = await signInShop({ renderer: readPages });
const { app, asAdmin, db, inject, openAnotherApp, registered, session } = shop;

beforeEach(async () => {
  for (const store of ['a', 'b'])
    await db.withStore(store, async (tx) => {
      await writeTestTerms(tx);
      await upsertProducts(tx, [aProduct({ id: 'robe', quantity: 50 })], new Date());
    });
});

/** What a browser sends with a page: its cookies alone. */
const withCookies = ({ headers: { host, cookie } }: Pick<TestSession, 'headers'>) => ({ host, cookie });
const page = (visitor: Pick<TestSession, 'headers'>, url: string) =>
  app.inject({ url, headers: withCookies(visitor) });
const add = (visitor: Pick<TestSession, 'post'>, quantity: number) =>
  visitor.post('/api/cart/add', { productId: 'robe', variationId: null, quantity });
const itemsOf = (answer: LightMyRequestResponse) => (readOf(answer).body as CartWire).items;
const quantitiesOf = async (visitor: Pick<TestSession, 'headers'>) =>
  itemsOf(await page(visitor, '/own/getCart')).map(({ quantity }) => quantity);
const customerOf = async (headers: Record<string, string>, store: TestStoreId = 'a') =>
  readOf(await inject(store, { url: '/own/getProfile', headers }));
const order = async (visitor: Pick<TestSession, 'post'>) =>
  (await visitor.post('/api/orders', anOrder({ items: [{ id: 'robe', quantity: 1 }] }))).json<{
    data: { ref: string };
  }>().data.ref;

describe('A private page', () => {
  it('shows each visitor their own cart, also at the same moment', async () => {
    const [one, other] = [await session(), await session()];
    await add(one, 1);
    await add(other, 2);
    const visitors = [one, other, one, other];
    expect(await Promise.all(visitors.map(quantitiesOf))).toEqual([[1], [2], [1], [2]]);
  });

  it('shows nothing of a visitor’s session at another store', async () => {
    const visitor = await session();
    await add(visitor, 1);
    const { cookie } = visitor.headers;
    const answer = await inject('b', { url: '/own/getCart', headers: { cookie } });
    expect(itemsOf(answer)).toEqual([]);
  });

  it('shows nothing to a forged session', async () => {
    const visitor = await session();
    await add(visitor, 1);
    const forged = visitor.headers.cookie.replace(/.$/, 'x');
    const answer = await inject('a', { url: '/own/getCart', headers: { cookie: forged } });
    expect(itemsOf(answer)).toEqual([]);
  });

  it('shows a customer the account’s cart and profile', async () => {
    const customer = await registered();
    await add(customer, 3);
    expect(await quantitiesOf(customer)).toEqual([3]);
    expect((await customerOf(withCookies(customer))).body).toMatchObject({ name: 'Awa Diop' });
  });

  it('shows it to who comes by a link of another site', async () => {
    const customer = await registered();
    const headers = { ...withCookies(customer), 'sec-fetch-site': 'cross-site' };
    expect((await customerOf(headers)).status).toBe(200);
  });

  it.each([
    ['forged', (customer: string) => customer.replace(/sign-in=[^;]*/, 'sign-in=forged-forged-forged'), 'a'],
    ['absent', (customer: string) => customer.replace(/sign-in=[^;]*/, ''), 'a'],
    ['of another store', (customer: string) => customer, 'b'],
  ] as const)('shows no customer where the cookie is %s', async (_what, change, store) => {
    const customer = await registered();
    expect((await customerOf({ cookie: change(customer.headers.cookie) }, store)).status).toBe(401);
  });

  it.each([
    ['expired', 'update customer_tokens set expires_at = now()'],
    ['was revoked', 'delete from customer_tokens'],
  ])('shows no customer once the sign-in %s', async (_what, sql) => {
    const customer = await registered();
    await asAdmin(sql);
    expect((await customerOf(withCookies(customer))).status).toBe(401);
    expect((await page(customer, '/own/getMyOrders')).payload).toContain('401');
  });

  it('shows no customer after the sign-out', async () => {
    const customer = await registered();
    await customer.post('/api/auth/logout');
    expect((await customerOf(withCookies(customer))).status).toBe(401);
  });

  it('shows a customer their own orders', async () => {
    const [one, other] = [await registered(), await registered({ ...awa, phone: '78 123 45 67' })];
    const ref = await order(one);
    const refsOf = async (customer: typeof one) =>
      (readOf(await page(customer, '/own/getMyOrders')).body as OrderSummaryWire[]).map((each) => each.ref);
    expect(await refsOf(one)).toEqual([ref]);
    expect(await refsOf(other)).toEqual([]);
  });

  it('shows an order to who has its reference, at its store', async () => {
    const visitor = await session();
    const ref = await order(visitor);
    const shown = async (store: TestStoreId) => readOf(await inject(store, `/own/getOrder?ref=${ref}`));
    expect((await shown('a')).body).toMatchObject({ ref });
    expect((await shown('b')).status).toBe(404);
  });

  it('is stored by no cache, and names itself to no other site', async () => {
    const { headers } = await page(await session(), '/own/getCart');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers.etag).toBeUndefined();
  });

  it('shows a limited number of orders to a session', async () => {
    const limited = await openAnotherApp({ hasRateLimits: true });
    const visitor = await limited.session();
    const statuses: number[] = [];
    for (let look = 0; look <= viewsPerSession; look += 1)
      statuses.push(readOf(await visitor.get(`/own/getOrder?ref=AAAA-BBBB-CCCC-${1000 + look}`)).status);
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });
});

describe('A public page', () => {
  it('is the same for every visitor, to the byte', async () => {
    const customer = await registered();
    await add(customer, 1);
    const answers = [
      await inject('a', '/shared/getStore'),
      await page(customer, '/shared/getStore'),
      await page(await session(), '/shared/getStore'),
    ];
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined, undefined]);
  });

  it.each(['getCart', 'getWishlist', 'getProfile', 'getMyOrders', 'getOrder'])(
    'cannot read %s',
    async (name) => {
      const customer = await registered();
      expect(readOf(await page(customer, `/shared/${name}?ref=AAAA`)).status).toBe(500);
    },
  );
});
