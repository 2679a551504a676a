import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { afterFile } from '../testing/afterFile.ts';
import { allowSlowUpload, setRequestTimeout } from './requestTimeout.ts';

const app = Fastify();
setRequestTimeout(app, 50);
app.post('/order', async () => 'ordered');
app.post('/upload', { onRequest: async (request) => allowSlowUpload(request) }, async () => 'uploaded');
await app.listen({ port: 0, host: '127.0.0.1' });
afterFile(() => app.close());
const { port } = app.server.address() as AddressInfo;

/** Sends the first half of a body; `finish` sends the rest. */
async function begin(url: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const ended = once(socket, 'close').then(() => answer);
  socket.write(
    `POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{`,
  );
  return { ended, finish: () => socket.write('}') };
}

it('The server answers 408 to a body that does not arrive in time, but waits for a file', async () => {
  const upload = await begin('/upload');
  const order = await begin('/order');
  expect(await order.ended).toContain('HTTP/1.1 408');
  upload.finish();
  expect(await upload.ended).toMatch(/^HTTP\/1.1 200.*uploaded$/s);
});
