import { nothingInline } from '@teranga/core/pages/render';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type BoundedPage, PageCache } from './pageCache.ts';

const page = (html: string): BoundedPage => ({ status: 200, html, inline: nothingInline, isPrivate: false });

/** When the tests' clock begins: lru-cache takes a time of 0 for none. */
const start = 1_000_000;

/** A cache and the list of pages it rendered. */
function aCache({ size = 100, ttlMs = 1_000, staleMs = 0 } = {}) {
  const clock = { now: 0 };
  const rendered: string[] = [];
  const errors: unknown[] = [];
  const cache = new PageCache({
    size,
    ttlMs,
    staleMs,
    now: () => start + clock.now,
    onError: (error) => errors.push(error),
  });
  const getPage = (store: string, key: string, html = key) =>
    cache.get(store, key, () => {
      rendered.push(`${store}${key}`);
      return Promise.resolve(page(html));
    });
  return { cache, clock, rendered, errors, getPage };
}

it('The page cache caches a page for its TTL', async () => {
  const { getPage, clock, rendered } = aCache({ ttlMs: 1_000 });
  await getPage('a', '/');
  clock.now = 1_000;
  await getPage('a', '/');
  clock.now = 1_001;
  await getPage('a', '/');
  expect(rendered).toEqual(['a/', 'a/']);
});

it.each([
  { age: 1_000, shown: 'old', next: 'old', why: 'while it is fresh' },
  { age: 1_001, shown: 'old', next: 'new', why: 'for one more request while it is re-rendered' },
  { age: 2_999, shown: 'old', next: 'new', why: 'for one more request at the end of its time' },
  { age: 3_000, shown: 'new', next: 'new', why: 'no longer' },
])('the cache serves a page of $age ms $why', async ({ age, shown, next }) => {
  const { getPage, clock } = aCache({ ttlMs: 1_000, staleMs: 2_000 });
  await getPage('a', '/', 'old');
  clock.now = age;
  const first = await getPage('a', '/', 'new');
  await setImmediate();
  expect(first.html).toEqual(shown);
  expect((await getPage('a', '/', 'newer')).html).toEqual(next);
});

it('The page cache never serves a dropped page, however fresh', async () => {
  const { cache, getPage, clock } = aCache({ ttlMs: 1_000, staleMs: 2_000 });
  await getPage('a', '/', 'old');
  clock.now = 1_500;
  cache.drop('a');
  expect((await getPage('a', '/', 'new')).html).toBe('new');
});

it('The page cache continues to serve a stale page when rendering fails, and reports the error', async () => {
  const { cache, getPage, clock, errors } = aCache({ ttlMs: 1_000, staleMs: 2_000 });
  await getPage('a', '/', 'old');
  clock.now = 1_500;
  for (let requested = 0; requested < 2; requested += 1) {
    expect((await cache.get('a', '/', () => Promise.reject(new Error('no')))).html).toBe('old');
    await setImmediate();
  }
  expect(errors).toEqual([new Error('no'), new Error('no')]);
});

it.each([
  { age: 499, shown: 'old', why: 'while it is fresh' },
  { age: 500, shown: 'new', why: 'no longer from its end on' },
])('the cache serves a page that ends at 500 ms, at $age ms, $why', async ({ age, shown }) => {
  const { cache, clock } = aCache({ ttlMs: 1_000, staleMs: 2_000 });
  await cache.get('a', '/', () => Promise.resolve({ ...page('old'), until: start + 500 }));
  clock.now = age;
  expect(cache.fresh('a', '/')?.html).toBe(shown === 'old' ? 'old' : undefined);
  expect((await cache.get('a', '/', () => Promise.resolve(page('new')))).html).toBe(shown);
});

it('The page cache does not serve a stale page from its end on', async () => {
  const { cache, clock } = aCache({ ttlMs: 1_000, staleMs: 2_000 });
  await cache.get('a', '/', () => Promise.resolve({ ...page('old'), until: start + 1_500 }));
  clock.now = 1_500;
  expect((await cache.get('a', '/', () => Promise.resolve(page('new')))).html).toBe('new');
});

it('The page cache re-renders for a request that came after the end of a page still being rendered', async () => {
  const { cache, clock } = aCache();
  const ends: ((html: BoundedPage) => void)[] = [];
  const before = cache.get('a', '/', () => new Promise((resolve) => ends.push(resolve)));
  clock.now = 500;
  const rendered: string[] = [];
  const after = ['first', 'second'].map((html) =>
    cache.get('a', '/', () => {
      rendered.push(html);
      return Promise.resolve(page(html));
    }),
  );
  ends[0]?.({ ...page('old'), until: start + 500 });
  expect((await before).html).toBe('old');
  expect((await Promise.all(after)).map(({ html }) => html)).toEqual(['first', 'first']);
  expect(rendered).toEqual(['first']);
});

it('The page cache shares the rendering of a stale page with a request after its end', async () => {
  const { cache, clock } = aCache({ ttlMs: 1_000, staleMs: 2_000 });
  await cache.get('a', '/', () => Promise.resolve(page('old')));
  clock.now = 2_000;
  const ends: ((html: BoundedPage) => void)[] = [];
  const slow = () => new Promise<BoundedPage>((resolve) => ends.push(resolve));
  expect((await cache.get('a', '/', slow)).html).toBe('old');
  clock.now = 3_000;
  const after = cache.get('a', '/', slow);
  expect(ends).toHaveLength(1);
  ends[0]?.(page('new'));
  expect((await after).html).toBe('new');
});

it('The page cache evicts a stale page that no longer exists', async () => {
  const { cache, getPage, clock } = aCache({ ttlMs: 1_000, staleMs: 2_000 });
  await getPage('a', '/', 'old');
  clock.now = 1_500;
  await cache.get('a', '/', () => Promise.resolve({ ...page('gone'), status: 404 }));
  await setImmediate();
  expect((await getPage('a', '/', 'new')).html).toBe('new');
});

it('The page cache evicts the least recently requested page to make room', async () => {
  const { getPage, rendered } = aCache({ size: 20 });
  const html = 'x'.repeat(10);
  for (const key of ['/1', '/2', '/1', '/3']) await getPage('a', key, html);
  rendered.length = 0;
  for (const key of ['/1', '/3', '/2']) await getPage('a', key, html);
  expect(rendered).toEqual(['a/2']);
});

it('The page cache does not cache a page larger than the whole cache', async () => {
  const { getPage, rendered } = aCache({ size: 5 });
  for (let requested = 0; requested < 2; requested += 1) await getPage('a', '/', 'x'.repeat(6));
  expect(rendered).toEqual(['a/', 'a/']);
});

it('The page cache drops one store’s pages, or all', async () => {
  const { cache, getPage, rendered } = aCache();
  const requestAll = async () => {
    rendered.length = 0;
    for (const store of ['a', 'b']) await getPage(store, '/');
    return [...rendered];
  };
  await requestAll();
  cache.drop('a');
  expect(await requestAll()).toEqual(['a/']);
  cache.drop(null);
  expect(await requestAll()).toEqual(['a/', 'b/']);
});

it('The page cache does not cache a page whose rendering began before a drop, and re-renders for requests after it', async () => {
  const { cache, rendered, getPage } = aCache();
  const ends: ((html: BoundedPage) => void)[] = [];
  const slow = () => new Promise<BoundedPage>((resolve) => ends.push(resolve));
  const before = cache.get('a', '/', slow);
  cache.drop('a');
  expect((await getPage('a', '/', 'new')).html).toBe('new');
  ends[0]?.(page('old'));
  expect((await before).html).toBe('old');
  expect((await getPage('a', '/', 'unused')).html).toBe('new');
  expect(rendered).toEqual(['a/']);
});

it('The page cache caches neither failures nor private pages', async () => {
  const { cache } = aCache();
  let rendered = 0;
  const htmlFor = (answer: BoundedPage) => () => {
    rendered += 1;
    return Promise.resolve(answer);
  };
  for (const answer of [
    { ...page('x'), status: 404 },
    { ...page('x'), isPrivate: true },
  ])
    for (let requested = 0; requested < 2; requested += 1) await cache.get('a', '/', htmlFor(answer));
  await expect(cache.get('a', '/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await cache.get('a', '/', htmlFor(page('x')));
  expect(rendered).toBe(5);
});
