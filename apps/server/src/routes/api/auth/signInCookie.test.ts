import { CustomerWire } from '@teranga/contract';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { TestStoreId } from '../../../testing/testApp.ts';
import { issueToken } from '../../../modules/accounts/customerTokens.ts';
import { wireAnswer } from '../testing/wireAnswer.ts';
import { awa, awaPhone, signInShop } from './testing/signInShop.ts';

const shop = await signInShop();
const { asAdmin, db, inject, pass, registered, requested, session, signedIn } = shop;
type Signed = Awaited<ReturnType<typeof registered>>;

/** What this browser sends without a script: its cookies. */
const byCookie = ({ headers }: Signed, more: Record<string, string> = {}) => ({
  cookie: headers.cookie,
  'x-csrf-token': headers['x-csrf-token'],
  ...more,
});
const profile = (headers: Record<string, string>, store: TestStoreId = 'a') =>
  inject(store, { url: '/api/auth/profile', headers });
const statusBy = async (headers: Record<string, string>, store?: TestStoreId) =>
  (await profile(headers, store)).statusCode;
const statusByToken = (token: string) => statusBy({ authorization: `Bearer ${token}` });
const withCookie = (token: string) => `sign-in=${token}`;
const endedCookies = ({ cookies }: LightMyRequestResponse) =>
  cookies.filter(({ expires }) => expires?.getTime() === 0).map(({ name }) => name);

describe('The sign-in cookie', () => {
  it('holds the bearer token, hidden from scripts, for as long', async () => {
    const visitor = await session();
    await requested(visitor, 'register', awa);
    const { headers, token } = await signedIn(visitor, awaPhone);
    expect(headers.cookie).toContain(withCookie(token));
    await pass(60);
    await requested(visitor, 'login', { login: awaPhone });
    const answer = await shop.verify(visitor, awaPhone, await shop.codeFor(awaPhone));
    const attributes = { path: '/', sameSite: 'Lax', maxAge: 30 * 86_400 };
    expect(answer.cookies).toEqual([
      { name: 'sign-in', value: answer.json<{ token: string }>().token, httpOnly: true, ...attributes },
      { name: 'signed-in', value: '1', ...attributes },
      expect.objectContaining({ name: 'session', httpOnly: true }),
    ]);
  });

  it('is sent over https alone in production, and to this host alone', async () => {
    const sms = { kind: 'http', url: 'http://127.0.0.1:1', token: null } as const;
    const production = await signInShop({ config: { isProduction: true, delivery: { email: null, sms } } });
    const visitor = await production.session();
    await production.requested(visitor, 'register', awa);
    const { cookies } = await production.verify(visitor, awaPhone, await production.codeFor(awaPhone));
    const [signIn] = cookies;
    expect(signIn?.name).toBe('__Host-sign-in');
    expect(signIn?.secure).toBe(true);
    expect(signIn?.domain).toBe(undefined);
  });

  it('signs in without a bearer token', async () => {
    const customer = await registered();
    expect(wireAnswer(CustomerWire, await profile(byCookie(customer))).name).toBe('Awa Diop');
    const orders = await inject('a', { url: '/api/orders', headers: byCookie(customer) });
    expect(orders.json()).toEqual([]);
  });

  it.each([
    ['our own page', 200, { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', 200, { 'sec-fetch-site': 'none' }],
    ['an older browser’s page here', 200, { origin: 'http://a.localhost' }],
    ['a browser that says nothing', 200, {}],
    ['another site', 401, { 'sec-fetch-site': 'cross-site' }],
    ['another store of the platform', 401, { 'sec-fetch-site': 'same-site' }],
    ['another site, in an older browser', 401, { origin: 'https://b.localhost' }],
    ['a page without an origin', 401, { origin: 'null' }],
  ])('in a call of %s is answered %i', async (_who, status, headers) => {
    const customer = await registered();
    expect(await statusBy(byCookie(customer, headers))).toBe(status);
  });

  it('lets no change pass without the token of the page', async () => {
    const customer = await registered();
    const { 'x-csrf-token': _token, ...headers } = byCookie(customer);
    const answer = await inject('a', { method: 'POST', url: '/api/auth/logout', headers });
    expect(answer.statusCode).toBe(419);
    expect(await statusBy(headers)).toBe(200);
  });

  it('gives way to a bearer token', async () => {
    const [customer, other] = [await registered(), await registered({ ...awa, phone: '78 123 45 67' })];
    const headers = byCookie(customer, { authorization: `Bearer ${other.token}` });
    expect(wireAnswer(CustomerWire, await profile(headers)).phone).toBe('+221781234567');
  });

  it('counts where the bearer token is lost', async () => {
    const customer = await registered();
    const headers = byCookie(customer, { authorization: 'Bearer nonsense' });
    expect(wireAnswer(CustomerWire, await profile(headers)).name).toBe('Awa Diop');
  });

  it('opens nothing at another store', async () => {
    const customer = await registered();
    expect(await statusBy({ cookie: withCookie(customer.token) }, 'b')).toBe(401);
  });

  it.each(['forged-token-of-more-than-twenty-characters', '', 'é', 'x'.repeat(3_000)])(
    'opens nothing when it is %j, and is removed',
    async (token) => {
      const answer = await profile({ cookie: withCookie(encodeURIComponent(token)) });
      expect(answer.statusCode).toBe(401);
      expect(endedCookies(answer)).toEqual(token === '' ? [] : ['sign-in', 'signed-in']);
    },
  );

  it('opens nothing once it has expired', async () => {
    const customer = await registered();
    await asAdmin('update customer_tokens set expires_at = now()');
    expect(await statusBy(byCookie(customer))).toBe(401);
    expect(await statusByToken(customer.token)).toBe(401);
  });

  it('is not taken for an order of a guest once it is lost', async () => {
    const customer = await registered();
    await asAdmin('delete from customer_tokens');
    const headers = byCookie(customer);
    const answer = await inject('a', { method: 'POST', url: '/api/orders', headers, payload: {} });
    expect(answer.statusCode).toBe(401);
  });
});

describe('Cookie and bearer token', () => {
  it('end together with a sign-out by the bearer token', async () => {
    const customer = await registered();
    const answer = await customer.post('/api/auth/logout');
    expect(endedCookies(answer)).toEqual(['sign-in', 'signed-in']);
    expect(await statusBy(byCookie(customer))).toBe(401);
    expect(await statusByToken(customer.token)).toBe(401);
  });

  it('end together with a sign-out by the cookie', async () => {
    const customer = await registered();
    await inject('a', { method: 'POST', url: '/api/auth/logout', headers: byCookie(customer) });
    expect(await statusBy(byCookie(customer))).toBe(401);
    expect(await statusByToken(customer.token)).toBe(401);
  });

  it('end together where a browser holds two different ones', async () => {
    const customer = await registered();
    const [row] = await asAdmin<{ id: string }>('select id from customers');
    const other = await db.withStore('a', (tx) => issueToken(tx, row?.id ?? ''));
    const headers = { ...customer.headers, authorization: `Bearer ${other}` };
    await inject('a', { method: 'POST', url: '/api/auth/logout', headers });
    expect(await statusBy(byCookie(customer))).toBe(401);
    expect(await statusByToken(other)).toBe(401);
  });

  it('end when the same browser signs in again', async () => {
    const customer = await registered();
    await pass(60);
    const sameBrowser = { ...(await session()), headers: customer.headers, post: customer.post };
    await requested(sameBrowser, 'login', { login: awaPhone });
    const renewed = await signedIn(sameBrowser, awaPhone);
    expect(await statusByToken(customer.token)).toBe(401);
    expect(await statusByToken(renewed.token)).toBe(200);
  });

  it('of another device go on', async () => {
    const phone = await registered();
    await pass(60);
    const other = await session();
    await requested(other, 'login', { login: awaPhone });
    const laptop = await signedIn(other, awaPhone);
    await inject('a', { method: 'POST', url: '/api/auth/logout', headers: byCookie(laptop) });
    expect(await statusBy(byCookie(phone))).toBe(200);
  });
});
