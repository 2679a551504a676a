import { aPriceRule } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { toXof } from '../money/money.ts';
import { fromPrice, nextChangeOf, offeredVariations, type Priced } from './fromPrice.ts';

const now = Date.parse('2026-11-02T12:00:00.000Z');
const minute = 60_000;
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();
const rule = (start: number, end: number, percent: number) =>
  aPriceRule({ startDate: at(start), endDate: at(end), amount: -percent, percentage: true });
const priced = (price: number, ...multiPricing: Priced['multiPricing']): Priced => ({
  sellingPrice: toXof(price),
  multiPricing,
});
const sized = (size: string, quantity: number, isEnabled = true) => ({ size, quantity, isEnabled });

describe('The variations on offer', () => {
  it.each([
    ['those enabled and in stock', [sized('S', 1), sized('M', 0), sized('L', 3, false)], ['S']],
    [
      'the enabled ones when none is in stock',
      [sized('S', 0), sized('M', 0), sized('L', 3, false)],
      ['S', 'M'],
    ],
    ['all when none is enabled', [sized('S', 0, false), sized('M', 2, false)], ['S', 'M']],
    ['none of none', [], []],
  ])('the variations on offer are %s', (_what, variations, sizes) => {
    expect(offeredVariations(variations).map(({ size }) => size)).toEqual(sizes);
  });
});

describe('The price a product is sold from', () => {
  it.each<[string, Priced, Priced[], { base: number; price: number; isFrom: boolean }]>([
    [
      'its own without variations',
      priced(10_000, rule(-5, 5, 20)),
      [],
      { base: 10_000, price: 8_000, isFrom: false },
    ],
    [
      'the lowest of its variations',
      priced(9_000),
      [priced(12_000), priced(10_000)],
      { base: 10_000, price: 10_000, isFrom: true },
    ],
    [
      'the lowest after reductions',
      priced(10_000),
      [priced(10_000), priced(12_000, rule(-5, 5, 50))],
      { base: 12_000, price: 6_000, isFrom: true },
    ],
    [
      'of two as low the first',
      priced(10_000),
      [priced(10_000), priced(20_000, rule(-5, 5, 50))],
      { base: 10_000, price: 10_000, isFrom: false },
    ],
    [
      'reduced by the product’s rule where a variation has none in force',
      priced(10_000, rule(-5, 5, 10)),
      [priced(10_000, rule(-9, -5, 50)), priced(9_500, rule(-5, 5, 0))],
      { base: 10_000, price: 9_000, isFrom: true },
    ],
  ])('the lowest price is %s', (_what, product, offers, price) => {
    expect(fromPrice(product, offers, now)).toEqual(price);
  });

  it('may change when a rule of the product or of a variation begins or ends', () => {
    const product = priced(10_000, rule(-5, 30, 10));
    expect(nextChangeOf([product, priced(10_000, rule(-5, 20, 50))], now)).toBe(now + 20 * minute);
    expect(nextChangeOf([product, priced(10_000)], now)).toBe(now + 30 * minute);
    expect(nextChangeOf([priced(10_000)], now)).toBe(null);
  });
});
