import { expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

const { app } = await testApp({ isOwn: true, logStream: { write: () => undefined } });
const sendRequest = async (url: string) => {
  const answer = await app.inject({ url, headers: { host: '10.1.2.3:3000' } });
  return [answer.statusCode, answer.json<unknown>(), answer.headers['cache-control']];
};

it('the server is healthy and ready for a request by IP address', async () => {
  expect(await sendRequest('/healthz')).toEqual([200, { status: 'ok' }, 'no-store']);
  expect(await sendRequest('/readyz')).toEqual([200, { status: 'ready' }, 'no-store']);
});

it('The server describes its calls, and no page, in an OpenAPI document', async () => {
  const answer = await app.inject({ url: '/api/openapi.json', headers: { host: 'a.localhost' } });
  const { openapi, paths } = answer.json<{ openapi: string; paths: Record<string, unknown> }>();
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toContain('/csrf-token');
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/') && path !== '/csrf-token')).toEqual(
    [],
  );
});

it('the server stays healthy but is not ready while the database does not answer', async () => {
  await app.db.close();
  expect(await sendRequest('/healthz')).toEqual([200, { status: 'ok' }, 'no-store']);
  expect(await sendRequest('/readyz')).toEqual([503, { status: 'no database' }, 'no-store']);
});
