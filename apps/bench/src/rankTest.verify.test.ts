import { describe, expect, it } from 'vitest';
import { rankTest } from './rankTest.ts';

const upTo = (count: number, shift = 0) => Array.from({ length: count }, (_, index) => index + shift);

describe('A rank test', () => {
  it.each([
    ['the same figures', upTo(50), upTo(50), 0.5, 1],
    ['figures that lie apart', upTo(10), upTo(10, 100), 0, 0.000_157],
    ['figures that lie apart the other way', upTo(10, 100), upTo(10), 1, 0.000_157],
    ['figures that overlap', upTo(20), upTo(20, 5), 0.281_25, 0.017_97],
  ])('the comparison of %s has the expected rank and p-value', (_what, first, second, above, p) => {
    const result = rankTest(first, second);
    expect(result.above).toBeCloseTo(above, 5);
    expect(result.p).toBeCloseTo(p, 4);
  });
});
