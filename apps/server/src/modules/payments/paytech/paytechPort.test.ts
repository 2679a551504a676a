import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { PaytechPort } from './paytechPort.ts';

const part = 'x'.repeat(65_536);
const sent = { bytes: 0 };
function sendForEver(response: ServerResponse): void {
  while (response.writable) {
    sent.bytes += part.length;
    if (!response.write(part)) {
      response.once('drain', () => sendForEver(response));
      return;
    }
  }
}
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  sendForEver(response);
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => void server.close());

it('An answer without end is read no further than the longest one', async () => {
  const paytech = new PaytechPort({ apiKey: 'cle', apiSecret: 'secret' }, 'test', `http://127.0.0.1:${port}`);
  const closed = new Promise<void>((resolve) => {
    server.once('connection', (socket) => socket.once('close', () => resolve()));
  });
  await expect(paytech.fetchReport({ token: 't', command: 'c', amount: 1 })).rejects.toThrow(
    'PayTech answered 200 without a word that counts.',
  );
  await closed;
  expect(sent.bytes).toBeLessThan(50_000_000);
});
