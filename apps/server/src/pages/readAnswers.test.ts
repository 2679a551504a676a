import { afterEach, expect, it, vi } from 'vitest';
import { ReadAnswers } from './readAnswers.ts';

const lifeMs = 20_000;
const list = { name: 'list', entry: {} };

afterEach(() => vi.useRealTimers());

it('lends what was read to pages of the same store in the same design, for its life', () => {
  vi.useFakeTimers();
  const answers = new ReadAnswers(lifeMs);
  answers.shelf('a', 'default').set('list', list);
  expect(answers.shelf('a', 'default').get('list')).toBe(list);
  expect(answers.shelf('a', 'other').get('list')).toBeUndefined();
  expect(answers.shelf('b', 'default').get('list')).toBeUndefined();
  vi.advanceTimersByTime(lifeMs);
  expect(answers.shelf('a', 'default').get('list')).toBeUndefined();
});

it('forgets a store that changed, and all for null', () => {
  const answers = new ReadAnswers(lifeMs);
  const shelves = ['a', 'b'].map((id) => answers.shelf(id, 'default'));
  for (const shelf of shelves) shelf.set('list', list);
  answers.drop('a');
  expect(shelves.map((shelf) => shelf.get('list'))).toEqual([undefined, list]);
  answers.drop(null);
  expect(shelves.map((shelf) => shelf.get('list'))).toEqual([undefined, undefined]);
});

it('keeps nothing that was asked for before a change', () => {
  const answers = new ReadAnswers(lifeMs);
  const before = answers.shelf('a', 'default');
  answers.drop('a');
  before.set('list', list);
  expect(answers.shelf('a', 'default').get('list')).toBeUndefined();
});

it('keeps nothing where answers are not kept', () => {
  const shelf = new ReadAnswers(0).shelf('a', 'default');
  shelf.set('list', list);
  expect(shelf.get('list')).toBeUndefined();
});

it('keeps the newest 500', () => {
  const shelf = new ReadAnswers(lifeMs).shelf('a', 'default');
  for (let at = 0; at <= 500; at += 1) shelf.set(`list ${at}`, list);
  expect([shelf.get('list 0'), shelf.get('list 1'), shelf.get('list 500')]).toEqual([undefined, list, list]);
});
