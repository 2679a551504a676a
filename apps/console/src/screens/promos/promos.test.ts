import { describe, expect, it } from 'vitest';
import { amountWords, datesWords, stateOf } from './promoWords.ts';
import { toPromo, toPromoFields } from './promoFields.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const promo = {
  code: 'FETE',
  isPercentage: true,
  amount: 10,
  minimumSubtotal: 5_000,
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  maxUses: 100,
  maxUsesPerContact: null,
  productIds: null,
  isEnabled: true,
  used: 3,
};

describe('A promo code', () => {
  it.each([
    ['running', {}],
    ['stopped', { isEnabled: false }],
    ['over', { endsAt: '2026-11-20T00:00:00Z' }],
    ['over', { used: 100 }],
    ['next', { startsAt: '2026-11-21T00:00:00Z' }],
    ['running', { startsAt: null, endsAt: null }],
  ] as const)('is %s with %j', (state, fields) => {
    expect(stateOf({ ...promo, ...fields }, now)).toBe(state);
  });

  it('is said in words', () => {
    expect(amountWords(promo)).toBe('10\u00a0%');
    expect(datesWords(promo)).toBe('du 1 nov. 2026 au 30 nov. 2026');
    expect(datesWords({ startsAt: null, endsAt: promo.endsAt })).toBe('jusqu’au 30 nov. 2026');
  });

  it('is sent as it was read: the last day of its form is included', () => {
    const { used: _used, ...sent } = promo;
    const fields = toPromoFields(promo);
    expect(fields).toMatchObject({ startsAt: '2026-11-01', endsAt: '2026-11-30' });
    expect(toPromo(fields)).toEqual(sent);
  });
});
