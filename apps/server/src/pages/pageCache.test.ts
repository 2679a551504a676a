import { expect, it } from 'vitest';
import { PageCache } from './pageCache.ts';
import type { RenderedPage } from './renderer.ts';

const page = (html: string): RenderedPage => ({ status: 200, html, isPrivate: false });

/** A cache and what it drew. */
function aCache({ size = 100, lifeMs = 1_000 } = {}) {
  const clock = { now: 0 };
  const drawn: string[] = [];
  const cache = new PageCache({ size, lifeMs, now: () => clock.now });
  const ask = (store: string, key: string, html = key) =>
    cache.get(store, key, () => {
      drawn.push(`${store}${key}`);
      return Promise.resolve(page(html));
    });
  return { cache, clock, drawn, ask };
}

it('keeps a page for its life', async () => {
  const { ask, clock, drawn } = aCache({ lifeMs: 1_000 });
  await ask('a', '/');
  clock.now = 999;
  await ask('a', '/');
  clock.now = 1_000;
  await ask('a', '/');
  expect(drawn).toEqual(['a/', 'a/']);
});

it('makes room by the page asked for longest ago', async () => {
  const { ask, drawn } = aCache({ size: 20 });
  const html = 'x'.repeat(10);
  for (const key of ['/1', '/2', '/1', '/3']) await ask('a', key, html);
  drawn.length = 0;
  for (const key of ['/1', '/3', '/2']) await ask('a', key, html);
  expect(drawn).toEqual(['a/2']);
});

it('does not keep a page larger than all its room', async () => {
  const { ask, drawn } = aCache({ size: 5 });
  for (let asked = 0; asked < 2; asked += 1) await ask('a', '/', 'x'.repeat(6));
  expect(drawn).toEqual(['a/', 'a/']);
});

it('drops one store’s pages, or all', async () => {
  const { cache, ask, drawn } = aCache();
  const askAll = async () => {
    drawn.length = 0;
    for (const store of ['a', 'b']) await ask(store, '/');
    return [...drawn];
  };
  await askAll();
  cache.drop('a');
  expect(await askAll()).toEqual(['a/']);
  cache.drop(null);
  expect(await askAll()).toEqual(['a/', 'b/']);
});

it('does not keep a page whose drawing began before a drop, and draws anew for who asks after it', async () => {
  const { cache, drawn, ask } = aCache();
  const ends: ((html: RenderedPage) => void)[] = [];
  const slow = () => new Promise<RenderedPage>((resolve) => ends.push(resolve));
  const before = cache.get('a', '/', slow);
  cache.drop('a');
  expect((await ask('a', '/', 'new')).html).toBe('new');
  ends[0]?.(page('old'));
  expect((await before).html).toBe('old');
  expect((await ask('a', '/', 'unused')).html).toBe('new');
  expect(drawn).toEqual(['a/']);
});

it('keeps neither failures nor what is one visitor’s alone', async () => {
  const { cache } = aCache();
  let drawn = 0;
  const draw = (answer: RenderedPage) => () => {
    drawn += 1;
    return Promise.resolve(answer);
  };
  for (const answer of [
    { ...page('x'), status: 404 },
    { ...page('x'), isPrivate: true },
  ])
    for (let asked = 0; asked < 2; asked += 1) await cache.get('a', '/', draw(answer));
  await expect(cache.get('a', '/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await cache.get('a', '/', draw(page('x')));
  expect(drawn).toBe(5);
});
