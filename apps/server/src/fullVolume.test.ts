import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './db/embedded/clusterFolder.ts';
import { buildServer, readyLineOf, startServer, type Server } from './testing/builtServer.ts';
import { smallDisk } from './testing/smallDisk.ts';

/** Twice what a new database takes, and the reserve. */
const megabytes = 220;
const writers = 40;
const recovery = { timeout: 20_000, interval: 100 };

const disk = await smallDisk(megabytes);

describe.each(disk ? [disk] : [])('a server on a full disk', ({ folder, fill, empty }) => {
  let server: Server;
  let origin = '';
  let product = '';
  const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status;

  /** A new visitor, who puts a product into the cart. */
  async function addToCart(): Promise<{ status: number; retryAfter: string | null }> {
    const answer = await fetch(`${origin}/csrf-token`);
    const { csrfToken } = (await answer.json()) as { csrfToken: string };
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { status, headers } = await fetch(`${origin}/api/cart/add`, {
      method: 'POST',
      headers: { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' },
      body: JSON.stringify({ productId: product, quantity: 1 }),
    });
    return { status, retryAfter: headers.get('retry-after') };
  }
  const addMany = () => Promise.all(Array.from({ length: writers }, addToCart));

  beforeAll(async () => {
    const port = String(await freePort());
    origin = `http://127.0.0.1:${port}`;
    server = startServer(await buildServer(), { PORT: port, DATA_DIR: folder, RATE_LIMITS: 'off' });
    await readyLineOf(server);
    server.stdout.resume();
    server.stderr.resume();
    const answer = await fetch(`${origin}/api/products`);
    const { data } = (await answer.json()) as {
      data: { id: string; hasVariations: boolean; quantity: number }[];
    };
    product = data.find(({ hasVariations, quantity }) => !hasVariations && quantity > 0)?.id ?? '';
  });
  afterAll(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  });

  it('refuses every write, answers reads, and stores again when there is space', async () => {
    expect(await addToCart()).toMatchObject({ status: 200 });
    await fill();
    await expect.poll(() => statusOf('/readyz'), recovery).toBe(503);
    expect(new Set((await addMany()).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 503, retryAfter: '30' })]),
    );
    for (const path of ['/healthz', '/api/store', '/api/products', `/api/products/${product}`, '/api/cart'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    await empty();
    await expect.poll(() => statusOf('/readyz'), recovery).toBe(200);
    expect((await addToCart()).status).toBe(200);
  });
});
