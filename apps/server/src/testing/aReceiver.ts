import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterFile } from './afterFile.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

/** A program that the server reaches on this machine. It answers 200, or the next of `answers`. */
export async function aReceiver() {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      received.push({ headers: request.headers, body: bytes.toString(), bytes });
      const status = answers.shift() ?? 200;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('ok');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, received, answers };
}
