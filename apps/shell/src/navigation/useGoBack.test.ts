import { describe, expect, it } from 'vitest';
import { firstKey, hasPageBefore } from './useGoBack.ts';

describe('a page before this one', () => {
  it.each([
    ['is what the browser says', { navigation: { canGoBack: true } }, firstKey, true],
    ['is not what another site left behind', { navigation: { canGoBack: false } }, 'later', false],
    ['is known by the entry where the browser does not say', {}, 'later', true],
    ['is not there on the first entry', {}, firstKey, false],
  ])('the previous page %s', (_case, browser, key, expected) => {
    expect(hasPageBefore(browser, key)).toBe(expected);
  });
});
