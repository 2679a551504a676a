import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { handleOneAtATime } from './handleOneAtATime.ts';

/** More than the buffers of a connection take. */
const large = Buffer.alloc(30_000_000);
const handled: string[] = [];
const app = Fastify();
handleOneAtATime(app.server);
app.get('/large/:number', async (request) => {
  handled.push(request.url);
  return large;
});
app.get('/small/:number', async (request) => {
  handled.push(request.url);
  return `(${request.url})`;
});
const sockets: Socket[] = [];

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});
beforeEach(() => void (handled.length = 0));

async function send(...paths: string[]): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(
    paths
      .map((path, index) => {
        const ending = index === paths.length - 1 ? 'Connection: close\r\n' : '';
        return `GET ${path} HTTP/1.1\r\nHost: a.localhost\r\n${ending}\r\n`;
      })
      .join(''),
  );
  return socket;
}
const paths = (kind: string, count: number) => Array.from({ length: count }, (_, n) => `/${kind}/${n}`);

it('The server handles one request of a client that reads no answer, and those of others', async () => {
  for (let client = 0; client < 20; client += 1) await send(...paths('large', 20));
  await vi.waitFor(() => expect(handled).toHaveLength(20));
  expect(await text(await send('/small/0'))).toContain('(/small/0)');
  expect(handled.filter((url) => url !== '/large/0')).toEqual(['/small/0']);
});

it('The server answers all pipelined requests in order for a client that reads the responses', async () => {
  const answers = await text(await send(...paths('small', 30)));
  expect(answers.match(/\(.*?\)/g)).toEqual(paths('small', 30).map((path) => `(${path})`));
});

it('The server hangs up on a client that sends more than may wait', async () => {
  const socket = await send(...paths('large', 60));
  await once(
    socket.on('error', () => undefined),
    'close',
  );
  expect(handled).toEqual(['/large/0']);
});
