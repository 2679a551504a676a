import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

const { app, inject } = await testApp();
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));

async function statusOf(...lines: string[]): Promise<string | undefined> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return (await text(socket)).split(' ')[1];
}

it.each([
  ['one host', '200', ['GET /api/store HTTP/1.1', 'Host: a.localhost']],
  ['two hosts', '400', ['GET /api/store HTTP/1.1', 'Host: a.localhost', 'Host: b.localhost']],
  ['the same host twice', '400', ['GET /api/store HTTP/1.1', 'Host: a.localhost', 'host: a.localhost']],
  ['no host', '400', ['GET /api/store HTTP/1.1']],
])('a request with %s is answered %s', async (_what, status, lines) => {
  expect(await statusOf(...lines)).toBe(status);
});

it('a page requests neither camera, location nor microphone', async () => {
  expect((await inject('a', '/')).headers['permissions-policy']).toContain(
    'camera=(), display-capture=(), geolocation=(), microphone=()',
  );
});

it('the OpenAPI document is not served in production', async () => {
  const production = await testApp({ config: { isProduction: true } });
  expect((await production.inject('a', '/api/openapi.json')).statusCode).toBe(404);
});
