import { expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

const { app, inject, session } = await testApp();

it('gives a token', async () => {
  const visitor = await session();
  const again = await visitor.get('/csrf-token');
  expect(again.json()).toEqual({ csrfToken: visitor.headers['x-csrf-token'] });
  expect((await inject('b', '/csrf-token')).statusCode).toBe(200);
  expect((await app.inject('/csrf-token')).statusCode).toBe(404);
});
