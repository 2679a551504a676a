import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { issueToken, revokeToken } from './customerTokens.ts';

const { inject, db, asAdmin } = await testApp({
  prepare: (server) => {
    server.get('/api/me', async (request) => ({ customer: request.customer }));
    server.get('/api/either', { config: { refusesLostToken: true } }, async () => ({ ok: true }));
    server.get('/api/mine', { config: { isGuarded: true } }, async (request) => ({
      id: request.customer?.id,
    }));
  },
});

const awa = await db.withStore('a', async (tx) => {
  const { rows } = await tx.query<{ id: string }>(
    "insert into customers (store_id, name, phone) values ('a', 'Awa Diop', '+221771234567') returning id",
  );
  const id = rows[0]?.id ?? '';
  return { id, tokens: [await issueToken(tx, id), await issueToken(tx, id), await issueToken(tx, id)] };
});
const [token = '', expired = '', revoked = ''] = awa.tokens;
await asAdmin('update customer_tokens set expires_at = now() where token_hash = sha256($1::bytea)', [
  Buffer.from(expired),
]);
await db.withStore('a', (tx) => revokeToken(tx, revoked));

const me = async (store: 'a' | 'b', authorization: string) =>
  (await inject(store, { url: '/api/me', headers: { authorization } })).json<{ customer: unknown }>()
    .customer;

describe('a bearer token', () => {
  it('authenticates its customer', async () => {
    expect(await me('a', `Bearer ${token}`)).toEqual({
      id: awa.id,
      name: 'Awa Diop',
      phone: '+221771234567',
      email: null,
      address: null,
      isPhoneProven: false,
      isEmailProven: false,
    });
  });

  it('opens the calls of signed-in customers', async () => {
    const answer = await inject('a', { url: '/api/mine', headers: { authorization: `Bearer ${token}` } });
    expect(answer.json()).toEqual({ id: awa.id });
  });

  it.each([
    ['at another store', 'b', `Bearer ${token}`],
    ['when it has expired', 'a', `Bearer ${expired}`],
    ['when it was revoked', 'a', `Bearer ${revoked}`],
    ['when it was changed', 'a', `Bearer ${token.slice(1)}x`],
    ['when it is none', 'a', 'Bearer nonsense'],
    ['when it is empty', 'a', 'Bearer '],
    ['under another scheme', 'a', `Basic ${token}`],
    ['when it is endless', 'a', `Bearer ${'x'.repeat(5_000)}`],
  ] as const)(
    'authenticates nobody %s: the visitor is anonymous and gets 401 where sign-in is required',
    async (_when, store, authorization) => {
      expect(await me(store, authorization)).toBe(null);
      const refused = await inject(store, { url: '/api/mine', headers: { authorization } });
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toEqual({ message: 'Veuillez vous connecter pour continuer.' });
    },
  );

  it.each([
    ['has expired', 401, `Bearer ${expired}`],
    ['is no token', 401, 'Bearer nonsense'],
    ['is in lower case and no token', 401, 'bearer nonsense'],
    ['has signs that no token has', 401, `Bearer ${'é'.repeat(30)}`],
    ['is longer than any', 401, `Bearer ${'x'.repeat(5_000)}`],
    ['is empty', 401, 'Bearer '],
    ['belongs to another scheme', 200, `Basic ${token}`],
  ])(
    'that %s is answered %i where a guest may call but a lost sign-in may not',
    async (_what, status, authorization) => {
      const answer = await inject('a', { url: '/api/either', headers: { authorization } });
      expect(answer.statusCode).toBe(status);
    },
  );

  it('is stored as a hash only', async () => {
    const [row] = await asAdmin<{ text: string }>(
      "select string_agg(t::text, '') as text from customer_tokens t",
    );
    expect(row?.text).not.toContain(token);
    expect(row?.text).not.toContain(expired);
  });
});
