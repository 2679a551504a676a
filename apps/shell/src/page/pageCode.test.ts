import type { PageName } from '@teranga/design-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDesign } from '../testing/aDesign.ts';
import type { PageCode } from './pageCode.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The error of a page's load, whose files are fetched twice. */
async function errorOf(code: PageCode, page: PageName): Promise<unknown> {
  const error = code.load(page).catch((reason: unknown) => reason);
  await vi.runAllTimersAsync();
  return error;
}

describe('the code of pages', () => {
  it('is fetched once for each page', async () => {
    const { code, fetched } = aDesign();
    await Promise.all([code.load('cart'), code.load('cart')]);
    expect(fetched.filter((name) => name === 'cart')).toEqual(['cart']);
    expect(code.componentOf('cart')).toBe('cart');
  });

  it.each<[PageName, string[]]>([
    ['home', []],
    ['error', []],
    ['products', ['Gallery', 'ShareMenu']],
    ['product', ['Gallery', 'ShareMenu']],
    ['notFound', ['Gallery', 'ShareMenu']],
    ['orderTracking', ['Gallery', 'OrderTimeline', 'ShareMenu']],
    ['myOrders', ['Gallery', 'OrderTimeline', 'ShareMenu']],
  ])('the code of %s is loaded with the deferred parts it may render: %j', async (page, parts) => {
    const { code, fetched } = aDesign();
    await code.load(page);
    expect(['Gallery', 'OrderTimeline', 'ShareMenu'].filter((name) => fetched.includes(name))).toEqual(parts);
  });

  it('is there though a part failed', async () => {
    const { code, failing } = aDesign();
    failing.add('Gallery');
    expect(await errorOf(code, 'product')).toBeUndefined();
    expect(code.componentOf('product')).toBe('product');
  });

  it('that failed is refetched only after failures are cleared', async () => {
    const { code, failing, fetched } = aDesign();
    failing.add('cart');
    expect(await errorOf(code, 'cart')).toEqual(new Error('cart is gone'));
    failing.clear();
    expect(await errorOf(code, 'cart')).toEqual(new Error('cart is gone'));
    expect(fetched.filter((name) => name === 'cart')).toEqual(['cart', 'cart']);
    code.discard();
    await code.load('cart');
    expect(fetched.filter((name) => name === 'cart')).toEqual(['cart', 'cart', 'cart']);
    expect(code.componentOf('cart')).toBe('cart');
  });
});
