import Fastify from 'fastify';
import { Type } from '@fastify/type-provider-typebox';
import { expect, it } from 'vitest';
import { compiledSchemas } from './compiledSchemas.ts';

const Amount = Type.Object({ amount: Type.Number() });

async function appWith(url: string) {
  const app = Fastify();
  compiledSchemas(app);
  app.get(url, { schema: { querystring: Amount, response: { 200: Amount } } }, ({ query }) => query);
  app.post(url, { schema: { body: Amount, response: { 200: Amount } } }, ({ body }) => body);
  await app.ready();
  return app;
}

it('a schema of several routes and servers converts the texts of an address, and no body', async () => {
  for (const url of ['/one', '/two']) {
    const app = await appWith(url);
    expect((await app.inject(`${url}?amount=5`)).json()).toEqual({ amount: 5 });
    expect((await app.inject({ method: 'POST', url, payload: { amount: '5' } })).statusCode).toBe(400);
    const extra = await app.inject({ method: 'POST', url, payload: { amount: 5, secret: 1 } });
    expect(extra.json()).toEqual({ amount: 5 });
    await app.close();
  }
});
