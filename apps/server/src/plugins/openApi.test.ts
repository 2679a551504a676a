import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

const { app } = await testApp();
const guide = readFileSync(path.join(import.meta.dirname, '../../../../docs/another-back-end.md'), 'utf8');

it('describes every call that the guide for other back ends lists, and no other', async () => {
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

it('says which writes of staff name the version that was read', async () => {
  const conditional = await writesWith('If-Match');
  expect(conditional).toContain('patch /products/{id}');
  expect(conditional).toContain('put /delivery-zones/order');
  expect(conditional).not.toContain('post /products');
});

it('says which writes of staff act once per key', async () => {
  expect(await writesWith('Idempotency-Key')).toEqual([
    'post /orders',
    'post /orders/{ref}/returns',
    'post /orders/{ref}/refunds',
  ]);
});
