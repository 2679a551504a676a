import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { sendRequests, failuresOf, type LoadRequest } from './sendRequests.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server of one's own, and who connected to it. */
async function serve(listener: RequestListener) {
  const sockets = new Set<Socket>();
  const server = createServer(listener).on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close().closeAllConnections());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
}

const get = (path: string): LoadRequest => ({ method: 'GET', path, headers: { host: 'boutique.localhost' } });

const addToCart = (connection: number): LoadRequest => ({
  method: 'POST',
  path: '/api/cart/add?essai',
  headers: { host: 'boutique.localhost', cookie: 'session=awa' },
  body: JSON.stringify({ connection }),
});

const shortly = 0.1;

describe('sendRequests', () => {
  it('counts answers by status', async () => {
    const given = new Map<number, number>();
    const statuses = [200, 503, 404, 200, 302];
    let requested = 0;
    const { origin, sockets } = await serve((_request, response) => {
      const status = statuses[requested++ % statuses.length] ?? 200;
      given.set(status, (given.get(status) ?? 0) + 1);
      response.writeHead(status).end('réponse');
    });
    const answers = await sendRequests({
      origin,
      connections: 3,
      seconds: shortly,
      requestOf: () => get('/'),
    });
    expect(answers.outcomes).toEqual(given);
    expect(answers.times.count).toBe(requested);
    expect(sockets.size).toBe(3);
  });

  it('does not count an incomplete answer, and reports the error', async () => {
    const { origin } = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('la moitié', () => response.destroy());
    });
    const answers = await sendRequests({ origin, connections: 2, seconds: 0, requestOf: () => get('/') });
    expect(answers.outcomes).toEqual(new Map([['other side closed', 2]]));
    expect(answers.times.count).toBe(0);
  });

  it('reports a refused connection', async () => {
    const { origin } = await serve(() => undefined);
    for (const stop of stops.splice(0)) stop();
    const { outcomes } = await sendRequests({
      origin,
      connections: 1,
      seconds: 0,
      requestOf: () => get('/'),
    });
    expect([...outcomes]).toEqual([[expect.stringMatching(/ECONNREFUSED/), 1]]);
  });

  it('sends the request of each connection: path, host, headers and body', async () => {
    const seen: unknown[] = [];
    const { origin } = await serve((request, response) => {
      void text(request).then((body) => {
        const { method, url, headers } = request;
        seen.push({ method, url, host: headers.host, cookie: headers.cookie, body });
        response.end();
      });
    });
    await sendRequests({ origin, connections: 1, seconds: 0, requestOf: addToCart });
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/api/cart/add?essai',
        host: 'boutique.localhost',
        cookie: 'session=awa',
        body: '{"connection":0}',
      },
    ]);
  });
});

describe('failuresOf', () => {
  it('counts failed answers and requests without an answer', () => {
    const outcomes = new Map<number | string, number>([
      [200, 90],
      [201, 5],
      [204, 1],
      [304, 2],
      [404, 3],
      [503, 4],
      ['other side closed', 10],
    ]);
    expect(failuresOf(outcomes)).toBe(19);
  });
});
