import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses, freePort, readConnection, readPostmaster } from '@teranga/embedded-postgres/testing';
import { buildServer, readyLineOf, startServer, type Server } from './testing/builtServer.ts';
import { smallDisk } from './testing/smallDisk.ts';

/** Room for a new database with the demo stores, the reserve, and as much again. */
const megabytes = 220;
const writers = 40;
const timeout = { timeout: 30_000, interval: 100 };
const refused = { status: 503, retryAfter: '30' };

/** Null where nothing may be mounted: the tests of a full disk are not defined there. */
const disk = await smallDisk(megabytes);
const dataDir = disk?.folder ?? (await mkdtemp(path.join(tmpdir(), 'teranga-lost-')));
const postgres = path.join(dataDir, 'postgres');
const program = await buildServer();
let server: Server;
let origin = '';
let product = '';

beforeAll(async () => {
  await chmod(dataDir, 0o755);
  const port = String(await freePort());
  origin = `http://127.0.0.1:${port}`;
  server = startServer(program, { PORT: port, DATA_DIR: dataDir, RATE_LIMITS: 'off' });
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
  if (!disk) await rm(dataDir, { recursive: true });
});

const statusOf = async (url: string) => (await fetch(`${origin}${url}`)).status;

interface Visitor {
  cookie: string;
  'x-csrf-token': string;
}

async function newVisitor(): Promise<Visitor> {
  const answer = await fetch(`${origin}/csrf-token`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { cookie: cookie.join('; '), 'x-csrf-token': csrfToken };
}

async function addToCart(visitor: Visitor): Promise<{ status: number; retryAfter: string | null }> {
  const { status, headers } = await fetch(`${origin}/api/cart/add`, {
    method: 'POST',
    headers: { ...visitor, 'content-type': 'application/json' },
    body: JSON.stringify({ productId: product, quantity: 1 }),
  });
  return { status, retryAfter: headers.get('retry-after') };
}

async function expectStores(): Promise<void> {
  await expect.poll(() => statusOf('/readyz'), timeout).toBe(200);
  expect(await addToCart(await newVisitor())).toEqual({ status: 200, retryAfter: null });
}

/** Writes WAL until PostgreSQL panics because its next file has no space. */
async function exhaustWal(): Promise<void> {
  const { port, password } = await readConnection(postgres);
  const client = new pg.Client({ connectionString: addresses(password, port).owner });
  client.on('error', () => undefined);
  await client.connect();
  for (;;) await client.query(`select pg_logical_emit_message(false, 'filler', repeat('x', 1000000))`);
}

it('the server continues when PostgreSQL is killed, and restarts it', async () => {
  await expectStores();
  const before = (await readPostmaster(postgres))?.pid ?? 0;
  process.kill(before, 'SIGKILL');
  expect(await statusOf('/healthz')).toBe(200);
  await expect.poll(async () => (await readPostmaster(postgres))?.pid ?? before, timeout).not.toBe(before);
  await expectStores();
});

it.each(disk ? [disk] : [])(
  'a full disk stops writing only, until there is space',
  async ({ fill, empty }) => {
    await expectStores();
    const visitors = await Promise.all(Array.from({ length: writers }, newVisitor));
    await fill();
    await expect.poll(() => statusOf('/readyz'), timeout).toBe(503);
    const answers = await Promise.all(visitors.map(addToCart));
    expect(answers).toEqual(visitors.map(() => refused));
    for (const url of ['/healthz', '/api/store', '/api/products', `/api/products/${product}`, '/api/cart']) {
      expect({ url, status: await statusOf(url) }).toEqual({ url, status: 200 });
    }
    await empty();
    await expectStores();
  },
);

it.each(disk ? [disk] : [])(
  'a server whose PostgreSQL panics on a full disk waits for space, without a restart',
  async ({ fill, empty }) => {
    await expectStores();
    const visitor = await newVisitor();
    await fill();
    await expect(exhaustWal()).rejects.toThrow(/terminat|ECONNRESET|EPIPE/);
    await expect.poll(() => statusOf('/readyz'), timeout).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    expect(await addToCart(visitor)).toEqual(refused);
    await empty();
    await expectStores();
  },
);
