import { afterEach, expect, it, vi } from 'vitest';
import { ReadAnswers } from './readAnswers.ts';

const ttlMs = 20_000;
const list = { name: 'list', entry: {} };

afterEach(() => vi.useRealTimers());

it('lends what was read to pages of the same store in the same design, for its life', () => {
  vi.useFakeTimers();
  const answers = new ReadAnswers(ttlMs);
  answers.queryCache('a', 'default').set('list', list);
  expect(answers.queryCache('a', 'default').get('list')).toBe(list);
  expect(answers.queryCache('a', 'other').get('list')).toBeUndefined();
  expect(answers.queryCache('b', 'default').get('list')).toBeUndefined();
  vi.advanceTimersByTime(ttlMs);
  expect(answers.queryCache('a', 'default').get('list')).toBeUndefined();
});

it('forgets a store that changed, and all for null', () => {
  const answers = new ReadAnswers(ttlMs);
  const shelves = ['a', 'b'].map((id) => answers.queryCache(id, 'default'));
  for (const queryCache of shelves) queryCache.set('list', list);
  answers.drop('a');
  expect(shelves.map((queryCache) => queryCache.get('list'))).toEqual([undefined, list]);
  answers.drop(null);
  expect(shelves.map((queryCache) => queryCache.get('list'))).toEqual([undefined, undefined]);
});

it('keeps nothing that was asked for before a change', () => {
  const answers = new ReadAnswers(ttlMs);
  const before = answers.queryCache('a', 'default');
  answers.drop('a');
  before.set('list', list);
  expect(answers.queryCache('a', 'default').get('list')).toBeUndefined();
});

it('keeps nothing where answers are not kept', () => {
  const queryCache = new ReadAnswers(0).queryCache('a', 'default');
  queryCache.set('list', list);
  expect(queryCache.get('list')).toBeUndefined();
});

it('keeps the newest 500', () => {
  const queryCache = new ReadAnswers(ttlMs).queryCache('a', 'default');
  for (let at = 0; at <= 500; at += 1) queryCache.set(`list ${at}`, list);
  expect([queryCache.get('list 0'), queryCache.get('list 1'), queryCache.get('list 500')]).toEqual([
    undefined,
    list,
    list,
  ]);
});
