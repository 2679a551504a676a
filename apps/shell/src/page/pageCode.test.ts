import type { PageName } from '@teranga/design-kit';
import { describe, expect, it } from 'vitest';
import { aDesign } from '../testing/aDesign.ts';

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
    await code.load('product');
    expect(code.componentOf('product')).toBe('product');
  });

  it('that failed is refetched only after failures are cleared', async () => {
    const { code, failing, fetched } = aDesign();
    failing.add('cart');
    await expect(code.load('cart')).rejects.toThrow('cart is gone');
    failing.clear();
    await expect(code.load('cart')).rejects.toThrow('cart is gone');
    code.discard();
    await code.load('cart');
    expect(fetched.filter((name) => name === 'cart')).toEqual(['cart', 'cart']);
    expect(code.componentOf('cart')).toBe('cart');
  });
});
