import { afterEach, expect, it, vi } from 'vitest';
import { QueryResultCache } from './queryResultCache.ts';

const ttlMs = 20_000;
const list = { name: 'list', entry: {} };

afterEach(() => vi.useRealTimers());

it('The query cache shares parsed responses among pages of the same store and design, until the TTL expires', () => {
  vi.useFakeTimers();
  const answers = new QueryResultCache(ttlMs);
  answers.queryCache('a', 'default').set('list', list);
  expect(answers.queryCache('a', 'default').get('list')).toBe(list);
  expect(answers.queryCache('a', 'other').get('list')).toBeUndefined();
  expect(answers.queryCache('b', 'default').get('list')).toBeUndefined();
  vi.advanceTimersByTime(ttlMs + 1);
  expect(answers.queryCache('a', 'default').get('list')).toBeUndefined();
});

it('The query cache drops the entries of a changed store, and all entries for null', () => {
  const answers = new QueryResultCache(ttlMs);
  const groupings = ['a', 'b'].map((id) => answers.queryCache(id, 'default'));
  for (const queryCache of groupings) queryCache.set('list', list);
  answers.drop('a');
  expect(groupings.map((queryCache) => queryCache.get('list'))).toEqual([undefined, list]);
  answers.drop(null);
  expect(groupings.map((queryCache) => queryCache.get('list'))).toEqual([undefined, undefined]);
});

it('The query cache does not save what was requested before a change', () => {
  const answers = new QueryResultCache(ttlMs);
  const before = answers.queryCache('a', 'default');
  answers.drop('a');
  before.set('list', list);
  expect(answers.queryCache('a', 'default').get('list')).toBeUndefined();
});

it('The query cache saves nothing when response caching is off', () => {
  const queryCache = new QueryResultCache(0).queryCache('a', 'default');
  queryCache.set('list', list);
  expect(queryCache.get('list')).toBeUndefined();
});

it('The query cache saves only the newest 500', () => {
  const queryCache = new QueryResultCache(ttlMs).queryCache('a', 'default');
  for (let at = 0; at <= 500; at += 1) queryCache.set(`list ${at}`, list);
  expect(queryCache.get('list 0')).toBeUndefined();
  expect(queryCache.get('list 1')).toEqual(list);
  expect(queryCache.get('list 500')).toEqual(list);
});
