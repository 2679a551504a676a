import { expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

const { inject } = await testApp({
  prepare: (server) => {
    server.get('/api/silent', async () => ({}));
    server.get('/api/shared', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=20').send({}),
    );
  },
});

it.each([
  ['/api/silent', 'no-store'],
  ['/api/nothing', 'no-store'],
  ['/api/shared', 'public, max-age=20'],
])('sends for %s the cache policy %s', async (url, policy) => {
  expect((await inject('a', url)).headers['cache-control']).toBe(policy);
});
