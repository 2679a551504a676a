// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { PageName } from '@teranga/design-kit';
import { aDesign } from '../testing/aDesign.ts';
import { startOtherParts } from './afterHydration.ts';

afterEach(() => document.documentElement.removeAttribute('data-economy'));

describe('at leisure', () => {
  it.each<[PageName, string, boolean, boolean]>([
    ['home', 'as it is', true, true],
    ['products', 'as it is', true, true],
    ['home', 'in Mode économie', false, false],
    ['products', 'in Mode économie', false, true],
  ])(
    'a page of %s, %s: the product’s code comes %s, later parts come %s',
    (page, mode, isProduct, isParts) => {
      document.documentElement.toggleAttribute('data-economy', mode !== 'as it is');
      const { loaded, code, fetched } = aDesign();
      startOtherParts(loaded, code, page);
      expect([fetched.includes('product'), fetched.includes('Gallery')]).toEqual([isProduct, isParts]);
    },
  );

  it('what could not come is asked for again by who needs it', async () => {
    const { loaded, code, fetched, failing } = aDesign();
    failing.add('product');
    startOtherParts(loaded, code, 'home');
    await code.load('product').catch(() => undefined);
    failing.clear();
    await code.load('product');
    expect([fetched.filter((name) => name === 'product').length, code.ready('product')]).toEqual([
      2,
      'product',
    ]);
  });
});
