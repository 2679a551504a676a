import { expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

const { inject } = await testApp({
  prepare: (server) => {
    server.get('/api/silent', async () => ({}));
    server.get('/api/long', async () => ({ text: 'a'.repeat(5_000) }));
    server.get('/api/shared', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=20').send({}),
    );
  },
});

it.each([
  ['/api/silent', 'no-store'],
  ['/api/nothing', 'no-store'],
  ['/api/shared', 'public, max-age=20'],
])('the server sends for %s the cache policy %s', async (url, policy) => {
  expect((await inject('a', url)).headers['cache-control']).toBe(policy);
});

it.each([
  ['/api/shared', 'br, gzip', undefined],
  ['/api/long', 'br, gzip', 'br'],
  ['/api/long', 'identity', undefined],
  ['/api/nothing', 'br, gzip', undefined],
])('the server says that %s depends on the accepted encodings, for %s', async (url, accepted, encoding) => {
  const { headers } = await inject('a', { url, headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toEqual(encoding);
  expect(headers.vary).toBe('accept-encoding');
});
