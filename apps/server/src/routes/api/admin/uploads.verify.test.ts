import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../../modules/audit/actor.ts';
import { closeStore } from '../../../modules/closing/closeStore.ts';
import { fromConsole, staffShop } from './testing/staffShop.ts';

const { app, db, signedIn } = await staffShop();
const { cookie } = await signedIn('manager');
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

const request = (line: string, headers: Record<string, string>, body = '') =>
  [
    `${line} HTTP/1.1`,
    'Host: a.localhost',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries({ ...fromConsole, ...headers }).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');

it('A form that is refused leaves its connection to the next request', async () => {
  await db.withStore('a', (tx) => closeStore(tx, systemActor('Awa'), new Date()));
  const form = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'a,b\n'.repeat(250_000)}\r\n--x--\r\n`;
  const type = { 'Content-Type': 'multipart/form-data; boundary=x', Cookie: cookie };
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request('POST /api/admin/import-files', type, form));
  socket.write(request('GET /api/store', { Connection: 'close' }));
  const answers = await text(socket);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 409', 'HTTP/1.1 200']);
});
