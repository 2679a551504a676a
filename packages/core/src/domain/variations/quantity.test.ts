import { describe, expect, it } from 'vitest';
import { clampQuantity, quantityChoices } from './quantity.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('quantityChoices', () => {
  it.each([
    ['few', 3, 1, [1, 2, 3]],
    ['twenty', 20, 1, upTo(20)],
    ['one more', 21, 1, [...upTo(20), 21]],
    ['fifty', 50, 1, [...upTo(20), 50]],
    ['a hundred and twenty', 120, 1, [...upTo(20), 50, 100, 120]],
    ['a thousand and more', 1500, 1, [...upTo(20), 50, 100, 500, 1000, 1500]],
    ['many, with a current one between', 120, 37, [...upTo(20), 37, 50, 100, 120]],
    ['fewer than the current one', 2, 5, [1, 2, 5]],
    ['none', 0, 1, [1]],
  ])('returns the quantities to choose from when stock is %s', (_what, stock, current, choices) => {
    expect(quantityChoices(stock, current)).toEqual(choices);
  });
});

describe('clampQuantity', () => {
  it.each([
    [3, 10, 3],
    [0, 10, 1],
    [-4, 10, 1],
    [12, 10, 10],
    [2.4, 10, 2],
    [1, 0, 1],
    [Number.NaN, 10, 1],
  ])('makes of %d with a stock of %d: %d', (quantity, stock, clamped) => {
    expect(clampQuantity(quantity, stock)).toBe(clamped);
  });
});
