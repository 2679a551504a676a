import { describe, expect, it } from 'vitest';
import { isPromoCode, maxPromoCodeLength, toPromoCode } from './promoCode.ts';

it('A code is compared without spaces round it, in upper case', () => {
  expect(toPromoCode(' fete-10 ')).toBe('FETE-10');
});

describe('isPromoCode', () => {
  it.each(['A', '10', 'FETE-10', 'A'.repeat(maxPromoCodeLength)])('accepts %j', (code) => {
    expect(isPromoCode(code)).toBe(true);
  });

  it.each(['', '-10', 'fete', 'FÊTE', 'FETE 10', 'FETE_10', 'A'.repeat(maxPromoCodeLength + 1)])(
    'rejects %j',
    (code) => {
      expect(isPromoCode(code)).toBe(false);
    },
  );
});
