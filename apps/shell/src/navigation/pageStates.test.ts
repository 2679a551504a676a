import { noStorage, type BrowserStorage } from '@teranga/core/lib/services';
import { describe, expect, it } from 'vitest';
import { savedPageStates, makeScrollPositions } from './pageStates.ts';

function aStorage(saved = new Map<string, string>()): BrowserStorage {
  const area = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  };
  return { local: null, session: area };
}
const page = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
const now = () => 1_800_000_000_000;

describe('the stored scroll positions', () => {
  it('are found by path, query and hash', () => {
    const places = makeScrollPositions(aStorage(), now);
    places.persist(page('/products'), 300);
    places.persist(page('/products', '?page=2'), 700);
    places.persist(page('/products'), 350);
    places.persist(page('/products', '', '#liste'), 900);
    const pages = [
      page('/products'),
      page('/products', '?page=2'),
      page('/products', '', '#liste'),
      page('/'),
    ];
    expect(pages.map(places.recall)).toEqual([350, 700, 900, null]);
  });

  it('let the oldest go', () => {
    const places = makeScrollPositions(aStorage(), now);
    for (let number = 0; number <= savedPageStates; number += 1) places.persist(page(`/${number}`), number);
    expect(places.recall(page('/0'))).toBe(null);
    expect(places.recall(page('/1'))).toBe(1);
  });

  it.each([
    ['there is none', noStorage],
    ['it holds something else', aStorage(new Map([['navigationStates', '[{"path":3},null]']]))],
    ['it holds no JSON', aStorage(new Map([['navigationStates', '<']]))],
  ])('recall nothing if %s', (_case, storage) => {
    expect(makeScrollPositions(storage, now).recall(page('/'))).toBe(null);
  });
});
