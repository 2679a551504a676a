import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageName } from '@teranga/design-kit';
import { aDesign } from '../testing/aDesign.ts';
import { startOtherParts } from './afterHydration.ts';

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-saver');
});

describe('the idle prefetch', () => {
  it.each<[PageName, string, boolean, boolean]>([
    ['home', 'as it is', true, true],
    ['products', 'as it is', true, true],
    ['home', 'in Mode économie', false, false],
    ['products', 'in Mode économie', false, true],
  ])(
    'on a page of %s, %s, fetches product code: %s, and later parts: %s',
    (page, mode, isProduct, isParts) => {
      document.documentElement.toggleAttribute('data-saver', mode !== 'as it is');
      const { loaded, code, fetched } = aDesign();
      startOtherParts(loaded, code, page);
      expect(fetched.includes('product')).toEqual(isProduct);
      expect(fetched.includes('Gallery')).toEqual(isParts);
    },
  );

  it('lets a failed file be refetched when it is needed', async () => {
    vi.useFakeTimers();
    const { loaded, code, fetched, failing } = aDesign();
    failing.add('product');
    startOtherParts(loaded, code, 'home');
    await vi.runAllTimersAsync();
    failing.clear();
    await code.load('product');
    expect(fetched.filter((name) => name === 'product').length).toBe(3);
    expect(code.componentOf('product')).toBe('product');
  });
});
