import { aPriceRule, aProduct, aProductWithVariations } from '@teranga/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeTestStore, testNow } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { openProductPage } from './testing/openProductPage.tsx';

const served = serveWorld();
const minuteMs = 60_000;
const at = (minutes: number) => new Date(testNow + minutes * minuteMs).toISOString();

/** A fifth off, from and to so many minutes from now. */
const reduction = (from: number, to: number) => aPriceRule({ startDate: at(from), endDate: at(to) });
const reducedVariations = (from: number, to: number) =>
  aProductWithVariations().variations.map((each) => ({ ...each, multiPricing: [reduction(from, to)] }));

describe("A product page's price", () => {
  it.each([
    ['an end', aProduct({ multiPricing: [reduction(-60, 1)] }), 1, '10\u202f000', '12\u202f500'],
    // It counts from two minutes before its start.
    ['a start', aProduct({ multiPricing: [reduction(5, 60)] }), 4, '12\u202f500', '10\u202f000'],
    [
      "an end of the variation's own",
      aProductWithVariations({ variations: reducedVariations(-60, 1) }),
      1,
      '17\u202f600',
      '22\u202f000',
    ],
  ])('follows %s of a reduction while it is open', async (_what, wire, minutes, before, after) => {
    served.world.products = [wire];
    let now = testNow;
    const { product } = await openProductPage(wire.id, '', makeTestStore({ now: () => now }));
    expect(product().price.current).toBe(`${before}\u00a0FCFA`);
    now = testNow + minutes * minuteMs;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(product().price.current).toBe(`${after}\u00a0FCFA`);
  });
});
