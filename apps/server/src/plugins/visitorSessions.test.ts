import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

const { app, inject, session } = await testApp({
  prepare: (server) => {
    server.post('/api/probe', async (request) => ({ visitor: request.visitor }));
    server.post('/api/notice', { config: { isCsrfExempt: true } }, async () => ({ ok: true }));
  },
});

const a = await session('a');
const b = await session('b');
const otherVisitor = await session('a');
const refusal = { message: 'Votre session a expiré. Veuillez réessayer.' };

describe('GET /csrf-token', () => {
  it('sets one cookie that scripts cannot read and other sites cannot send', async () => {
    const answer = await inject('a', '/csrf-token');
    expect(answer.cookies.map(({ value: _value, ...rest }) => rest)).toEqual([
      { name: 'session', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 15_552_000 },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('returns the existing session and token to a returning visitor', async () => {
    const answer = await a.get('/csrf-token');
    expect(answer.json()).toEqual({ csrfToken: a.headers['x-csrf-token'] });
    expect(answer.cookies.map(({ name, value }) => `${name}=${value}`).join()).toBe(a.headers.cookie);
  });

  it('gives each visitor a separate session', () => {
    expect(new Set([a, b, otherVisitor].map(({ headers }) => headers.cookie)).size).toBe(3);
  });
});

describe('a call that changes something', () => {
  it('passes with the session and its token', async () => {
    const answer = await a.post('/api/probe', {});
    expect(answer.statusCode).toBe(200);
    expect(typeof answer.json<{ visitor: unknown }>().visitor).toBe('string');
  });

  const { host, cookie, 'x-csrf-token': token } = a.headers;
  const [id = '', signature = ''] = cookie.replace('session=', '').split('.');
  it.each<[string, Record<string, string>]>([
    ['nothing', { host }],
    ['the token without the session', { host, 'x-csrf-token': token }],
    ['the session without the token', { host, cookie }],
    ['an empty token', { host, cookie, 'x-csrf-token': '' }],
    ['another visitor’s token', { host, cookie, 'x-csrf-token': otherVisitor.headers['x-csrf-token'] }],
    ['another store’s token', { host, cookie, 'x-csrf-token': b.headers['x-csrf-token'] }],
    ['another store’s session and token', { ...b.headers, host }],
    ['a changed session', { host, cookie: `session=x${id}.${signature}`, 'x-csrf-token': token }],
    ['a changed signature', { host, cookie: `session=${id}.${signature.slice(1)}x`, 'x-csrf-token': token }],
    ['an unsigned session', { host, cookie: `session=${id}`, 'x-csrf-token': token }],
    ['an empty session', { host, cookie: 'session=', 'x-csrf-token': token }],
    ['a token longer than any', { host, cookie, 'x-csrf-token': token.repeat(50) }],
  ])('is answered 419 with %s', async (_what, headers) => {
    const answer = await app.inject({ method: 'POST', url: '/api/probe', headers, payload: {} });
    expect(answer.statusCode).toBe(419);
    expect(answer.json()).toEqual(refusal);
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)(
    'of method %s to an unknown route is a 404, not a 419',
    async (method) => {
      expect((await inject('a', { method, url: '/api/nothing' })).statusCode).toBe(404);
    },
  );

  it('needs no token where another server calls', async () => {
    expect((await inject('a', { method: 'POST', url: '/api/notice' })).json()).toEqual({ ok: true });
  });
});

it('The server knows a visitor by something their cookie cannot be made from', async () => {
  const { visitor } = (await a.post('/api/probe', {})).json<{ visitor: string }>();
  expect(a.headers.cookie).not.toContain(visitor);
  expect(a.headers['x-csrf-token']).not.toContain(visitor);
});

it('The server names the cookie so that browsers hold it to https and this host in production', async () => {
  const production = await testApp({
    config: { isProduction: true, publicScheme: 'https' },
    logStream: { write: () => undefined },
  });
  const answer = await production.inject('a', '/csrf-token');
  expect(answer.cookies.map(({ name, secure }) => ({ name, secure }))).toEqual([
    { name: '__Host-session', secure: true },
  ]);
});
