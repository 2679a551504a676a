import { beforeAll, expect, it, vi } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { upsertCategories } from '../../modules/catalogue/writeCategories.ts';
import { testApp } from '../../testing/testApp.ts';
import { fillStores } from './testing/fillStores.ts';

const { db, inject, openAnother } = await testApp({ answerTtlMs: 60_000 });

beforeAll(() => fillStores(db));

const namesOf = async (store: 'a' | 'b', headers = {}) =>
  (await inject(store, { url: '/api/categories', headers }))
    .json<{ name: string }[]>()
    .map(({ name }) => name);

/** How many transactions a call opens. */
async function transactions(call: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(db, 'withStore');
  await call();
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
}

it('The server queries the database once for public data, separately for each store', async () => {
  await namesOf('a');
  await namesOf('b');
  expect(await transactions(() => namesOf('a'))).toBe(0);
  expect(await namesOf('a')).toEqual(['Vide', 'Sacs', 'Robes', 'Bijoux']);
  expect(await namesOf('b')).not.toContain('Robes');
});

it('the server repeats the query for another query string', async () => {
  await inject('a', '/api/products');
  expect(await transactions(() => inject('a', '/api/products?page=2'))).toBe(1);
});

it('The server sends a cached response unchanged, compressed if the client accepts it', async () => {
  const first = await inject('a', '/api/products');
  const second = await inject('a', '/api/products');
  const small = await inject('a', { url: '/api/products', headers: { 'accept-encoding': 'br' } });
  expect(second.body).toBe(first.body);
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(first.body);
  for (const { headers } of [first, second, small]) {
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=20');
    expect(headers.vary).toBe('accept-encoding');
  }
  expect(second.headers.etag).toEqual(first.headers.etag);
  expect(small.headers.etag).toEqual(first.headers.etag);
  expect(first.headers['content-encoding']).toBe(undefined);
  expect(small.headers['content-encoding']).toBe('br');
});

it('The server returns an empty 304 to clients that have the response', async () => {
  const { headers } = await inject('a', '/api/products');
  const conditional = {
    url: '/api/products',
    headers: { 'if-none-match': headers.etag, 'accept-encoding': 'br' },
  };
  const answer = await inject('a', conditional);
  expect(answer.statusCode).toBe(304);
  expect(answer.body).toBe('');
  expect(answer.headers.vary).toBe('accept-encoding');
});

it('the server repeats the query for a client that bypasses caches', async () => {
  const url = '/api/products';
  await inject('a', url);
  expect(await transactions(() => inject('a', { url, headers: { 'cache-control': 'no-cache' } }))).toBe(1);
});

it('The server does not cache errors', async () => {
  expect((await inject('a', '/api/products/demain')).statusCode).toBe(404);
  expect(await transactions(() => inject('a', '/api/products/demain'))).toBe(1);
});

it("The server drops a store's responses as soon as another process changes their data, and no other store's", async () => {
  await Promise.all([namesOf('a'), namesOf('b')]);
  await openAnother().withStore('a', (tx) =>
    upsertCategories(tx, [{ id: 'fruits', name: 'Fruits', position: 9 }]),
  );
  await vi.waitFor(async () => expect(await namesOf('a')).toContain('Fruits'));
  expect(await transactions(() => namesOf('b'))).toBe(0);
});
