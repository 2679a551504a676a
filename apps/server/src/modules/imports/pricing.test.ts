import { describe, expect, it } from 'vitest';
import { toPriced, withProductPrice } from './pricing.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const always = { startDate: '2000-01-01T00:00:00.000Z', endDate: '2100-01-01T00:00:00.000Z' };
const rule = (amount: number, dates = always) => ({
  type: 'ADJUSTMENT',
  amount,
  percentage: false,
  ...dates,
});

describe('a price of a file', () => {
  it.each([
    ['without a reduction', { regular: 10, reduced: null }, 6_000, []],
    ['with a reduction', { regular: 10, reduced: 8.5 }, 6_000, [rule(-900)]],
    ['with a reduction that is none', { regular: 10, reduced: 10 }, 6_000, []],
    ['with a reduction above it', { regular: 10, reduced: 12 }, 6_000, []],
    ['with a reduction too small to be a franc', { regular: 10, reduced: 9.9999 }, 6_000, []],
    ['reduced to nothing', { regular: 10, reduced: 0 }, 6_000, [rule(-6_000)]],
    [
      'reduced from a day on',
      { regular: 10, reduced: 8, from: new Date('2026-05-01') },
      6_000,
      [rule(-1_200, { ...always, startDate: '2026-05-01T00:00:00.000Z' })],
    ],
    [
      'reduced until a day',
      { regular: 10, reduced: 8, until: new Date('2026-05-01') },
      6_000,
      [rule(-1_200, { ...always, endDate: '2026-05-01T00:00:00.000Z' })],
    ],
  ])('%s becomes a base price and a dated rule', (_, price, sellingPrice, multiPricing) => {
    expect(toPriced({ line: 3, ...price }, 600)).toEqual({ sellingPrice, multiPricing });
  });

  it('whose promotion ends before it begins is refused', () => {
    const dates = { from: new Date('2026-05-02'), until: new Date('2026-05-01') };
    expect(() => toPriced({ line: 3, regular: 10, reduced: 8, ...dates }, 1)).toThrow(
      'Ligne 3 : la promotion finit avant de commencer.',
    );
  });
});

describe('the price of a product with variations', () => {
  const variation = (sellingPrice: number, reduction = 0, isEnabled = true) => ({
    sellingPrice,
    isEnabled,
    quantity: 1,
    multiPricing: reduction === 0 ? [] : [rule(-reduction)],
  });

  const past = rule(-150, { ...always, endDate: '2026-05-01T00:00:00.000Z' });

  it.each([
    ['the lowest', [variation(300), variation(200)], 200, []],
    ['the lowest on offer', [variation(300), variation(200, 0, false)], 300, []],
    [
      'the lowest of all when none is on offer',
      [variation(300, 0, false), variation(200, 0, false)],
      200,
      [],
    ],
    ['the lowest in stock', [variation(300), { ...variation(200), quantity: 0 }], 300, []],
    ['the lowest after reductions', [variation(200), variation(300, 150)], 300, [rule(-150)]],
    [
      'the lowest on offer after reductions',
      [variation(200), variation(300, 150, false), variation(250, 60)],
      250,
      [rule(-60)],
    ],
    ['the lowest now, whatever was', [variation(200), { ...variation(300), multiPricing: [past] }], 200, []],
    ['of two as low, the reduced one', [variation(200), variation(200, 50)], 200, [rule(-50)]],
  ])('is %s', (_, variations, sellingPrice, multiPricing) => {
    expect(withProductPrice(variations, now)).toMatchObject({ sellingPrice, multiPricing });
  });

  it('gives variations without a reduction their own rule, so that they do not inherit the product’s', () => {
    const { variations } = withProductPrice([variation(200, 50), variation(300)], now);
    expect(variations.map(({ multiPricing }) => multiPricing)).toEqual([[rule(-50)], [rule(0)]]);
  });

  it('prevents variations from inheriting the product’s reduction when their own is over', () => {
    const dated = rule(-50, { ...always, endDate: '2026-05-01T00:00:00.000Z' });
    const { variations } = withProductPrice(
      [variation(200, 50), { sellingPrice: 300, isEnabled: true, quantity: 1, multiPricing: [dated] }],
      now,
    );
    expect(variations.map(({ multiPricing }) => multiPricing)).toEqual([[rule(-50)], [dated, rule(0)]]);
  });

  it('leaves variations alone when the product has no reduction', () => {
    const given = [variation(200), variation(300, 50)];
    expect(withProductPrice(given, now).variations).toEqual(given);
  });
});
