import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

const { app } = await testApp();
const guide = readFileSync(path.join(import.meta.dirname, '../../../../docs/another-back-end.md'), 'utf8');

it('The OpenAPI document describes every call that the guide for other back ends lists, and no other', async () => {
  const answer = await app.inject({ url: '/api/openapi.json', headers: { host: 'a.localhost' } });
  const { paths } = answer.json<{ paths: Record<string, Record<string, unknown>> }>();
  const described = Object.entries(paths).flatMap(([route, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${route.replace(/\{\w+\}/g, '{}')}`),
  );
  const listed = [...guide.matchAll(/^\| `(GET|POST|DELETE) ([^`?]+)(?:\?[^`]*)?`/gm)].map(
    ([, method, route]) => `${method} ${(route ?? '').replace(/\{\w+\}/g, '{}')}`,
  );
  expect(listed.sort()).toEqual(described.sort());
});

/** Writes of staff that require a header, without the prefix that all have. */
async function writesWith(header: string): Promise<string[]> {
  const answer = await app.inject({ url: '/api/admin/openapi.json', headers: { host: 'a.localhost' } });
  interface Operation {
    parameters?: { in: string; name: string; required: boolean }[];
  }
  const { paths } = answer.json<{ paths: Record<string, Record<string, Operation>> }>();
  return Object.entries(paths).flatMap(([route, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters = [] }]) =>
        parameters.some(({ in: place, name, required }) => place === 'header' && name === header && required),
      )
      .map(([method]) => `${method} ${route.replace('/api/admin', '')}`),
  );
}

it('The OpenAPI document says which writes of staff name the version that was read', async () => {
  const conditional = await writesWith('If-Match');
  expect(conditional).toContain('patch /products/{id}');
  expect(conditional).toContain('put /delivery-zones/order');
  expect(conditional).not.toContain('post /products');
});

it('The OpenAPI document says which writes of staff act once per key', async () => {
  expect(await writesWith('Idempotency-Key')).toEqual([
    'post /orders',
    'post /orders/{ref}/returns',
    'post /orders/{ref}/refunds',
  ]);
});

interface Answered {
  responses: Record<string, { headers?: Record<string, unknown> }>;
  requestBody?: { content: Record<string, { schema: { required: string[] } }> };
  security?: object[];
}
const operation = async (route: string, method: string): Promise<Answered | undefined> => {
  const answer = await app.inject({ url: '/api/admin/openapi.json', headers: { host: 'a.localhost' } });
  const { paths } = answer.json<{ paths: Record<string, Record<string, Answered>> }>();
  return paths[`/api/admin${route}`]?.[method];
};

it('the document says which answers have a version, and when to retry', async () => {
  const read = await operation('/products/{id}', 'get');
  expect(read?.responses['200']?.headers).toHaveProperty('ETag');
  expect(read?.responses['429']?.headers).toHaveProperty('Retry-After');
  expect((await operation('/products', 'get'))?.responses['200']?.headers).toBeUndefined();
});

it('The OpenAPI document says who may call, by a session or by a key with its scope', async () => {
  expect((await operation('/products/{id}', 'get'))?.security).toEqual([
    { session: [] },
    { key: ['catalogue:read'] },
  ]);
  expect((await operation('/staff', 'get'))?.security).toEqual([{ session: [] }]);
  expect((await operation('/session', 'post'))?.security).toEqual([]);
});

it.each(['/images', '/products/{id}/images', '/import-files'])(
  'The OpenAPI document describes the form of %s',
  async (url) => {
    const form = (await operation(url, 'post'))?.requestBody?.content['multipart/form-data'];
    expect(form?.schema.required).toEqual(['file']);
  },
);
