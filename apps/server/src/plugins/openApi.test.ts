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
