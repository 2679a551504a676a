import { existsSync, readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serverOrigin } from './stores.ts';

const client = path.join(import.meta.dirname, '../dist/client');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.html': 'text/html; charset=utf-8',
};

/** A server that listens, and the way to stop it. */
export interface Listening {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts a server on a free port. */
export function listen(server: Server): Promise<Listening> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const stop = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ origin: `http://127.0.0.1:${port}`, stop });
    });
  });
}

/** The shell's document, its meta tags filled in by hand. */
export function handWrittenDocument(meta: Readonly<Record<string, string>>): string {
  const document = readFileSync(path.join(client, 'index.html'), 'utf8');
  return Object.entries(meta).reduce(
    (text, [name, content]) => text.replace(new RegExp(`(name="${name}" content=)"[^"]*"`), `$1"${content}"`),
    document,
  );
}

/** Responds like any static file server: the requested file, or the document if there is none. */
export function sendPlainFile(url: string, document: string, response: ServerResponse): void {
  const file = path.join(client, new URL(url, 'http://files').pathname);
  const isAsset = url.startsWith('/assets/') && existsSync(file);
  response.setHeader('content-type', types[isAsset ? path.extname(file) : '.html'] ?? 'text/plain');
  response.end(isAsset ? readFileSync(file) : document);
}

/** Serves the client's static files only. */
export function servePlainFiles(meta: Readonly<Record<string, string>>): Promise<Listening> {
  const document = handWrittenDocument(meta);
  return listen(createServer(({ url = '/' }, response) => sendPlainFile(url, document, response)));
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, host: string) {
  const { origin, ...headers } = incoming.headers;
  const there = new URL(incoming.url ?? '/', serverOrigin);
  const call = request(there, { method: incoming.method, headers: { ...headers, host } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, {
      ...answer.headers,
      'access-control-allow-origin': origin ?? '*',
      'access-control-allow-credentials': 'true',
      'cross-origin-resource-policy': 'cross-origin',
    });
    answer.pipe(outgoing);
  });
  incoming.pipe(call);
}

/** A back end on its own origin: a store's API behind a proxy that allows cross-origin requests. */
export function serveForeignApi(host: string): Promise<Listening> {
  return listen(
    createServer((incoming, outgoing) => {
      if (incoming.method !== 'OPTIONS') return passOn(incoming, outgoing, host);
      outgoing.writeHead(204, {
        'access-control-allow-origin': incoming.headers.origin ?? '*',
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '',
      });
      outgoing.end();
    }),
  );
}
