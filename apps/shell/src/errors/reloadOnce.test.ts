import { describe, expect, it } from 'vitest';
import { reloadOnce, type ReloadBrowser } from './reloadOnce.ts';

function aBrowser(overrides: Partial<ReloadBrowser> = {}) {
  const saved = new Map<string, string>();
  let reloads = 0;
  const place: ReloadBrowser = {
    session: {
      getItem: (key) => saved.get(key) ?? null,
      setItem: (key, value) => void saved.set(key, value),
    },
    isOnline: () => true,
    reload: () => void (reloads += 1),
    ...overrides,
  };
  return { place, reloads: () => reloads };
}

const full = () => {
  throw new Error('QuotaExceededError');
};

describe('reloadOnce', () => {
  it('reloads a page once for each build', () => {
    const { place, reloads } = aBrowser();
    const notified = ['entry-1.js', 'entry-1.js', 'entry-2.js', 'entry-2.js'].map((build) =>
      reloadOnce(build, place),
    );
    expect(notified).toEqual([true, false, true, false]);
    expect(reloads()).toBe(2);
  });

  it.each([
    ['without a network', { isOnline: () => false }],
    ['where there is no storage', { session: null }],
    ['where the storage is full', { session: { getItem: () => null, setItem: full } }],
  ])('never reloads %s', (_case, overrides) => {
    const { place, reloads } = aBrowser(overrides);
    expect(reloadOnce('entry-1.js', place)).toBe(false);
    expect(reloads()).toBe(0);
  });
});
