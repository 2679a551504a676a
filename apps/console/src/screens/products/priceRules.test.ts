import { describe, expect, it } from 'vitest';
import {
  lowestPriceOn,
  monthBeside,
  periodWords,
  reductionWords,
  stateOf,
  toRule,
  toRuleFields,
  weeksOf,
} from './priceRules.ts';

const fields = {
  kind: 'percent',
  amount: 20,
  first: '2026-12-01',
  last: '2026-12-26',
  isTimed: false,
  from: '08:00',
  until: '20:00',
} as const;

describe('A dated price', () => {
  it.each([
    fields,
    { ...fields, kind: 'price', amount: 9_500 },
    { ...fields, last: '2026-12-01', isTimed: true, from: '17:30', until: '23:00' },
  ] as const)('is the rule of its fields: %j', (each) => {
    expect(toRuleFields(toRule(each, 12_000), 12_000)).toEqual(each);
  });

  it('lasts all of its last day, or until the time that is said', () => {
    expect(toRule(fields, 0)).toMatchObject({
      startDate: '2026-12-01T00:00:00.000Z',
      endDate: '2026-12-27T00:00:00.000Z',
    });
    expect(toRule({ ...fields, isTimed: true }, 0)).toMatchObject({
      startDate: '2026-12-01T08:00:00.000Z',
      endDate: '2026-12-26T20:00:00.000Z',
    });
  });

  it('takes an amount off whatever the price is', () => {
    const rule = toRule({ ...fields, kind: 'off', amount: 500 }, 0);
    expect(rule).toMatchObject({ amount: -500, percentage: false });
    expect(reductionWords(rule, 12_000)).toBe('11\u202f500\u00a0FCFA');
  });

  it('is said in words', () => {
    const rule = toRule(fields, 12_000);
    expect(reductionWords(rule, 12_000)).toBe('−20 %');
    expect(periodWords(rule)).toBe('du 1 déc. 2026 au 26 déc. 2026');
    expect(periodWords({ ...rule, endDate: '2026-12-02T00:00:00.000Z' })).toBe('le 1 déc. 2026');
    expect(stateOf(rule, Date.parse('2026-12-01T00:00:00Z'))).toBe('now');
    expect(stateOf(rule, Date.parse('2026-12-27T00:00:00Z'))).toBe('past');
  });
});

describe('The page of a month', () => {
  it('begins on a Monday and shows the days around it', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.map(({ number }) => number)).toEqual([26, 27, 28, 29, 30, 31, 1]);
    expect(weeks[0]?.filter(({ isOutside }) => isOutside)).toHaveLength(6);
    expect(weeks[5]?.[0]).toEqual({ date: '2026-11-30', number: 30, isOutside: false });
  });

  it('shows a reduction on its days alone, though the shop begins it two minutes early', () => {
    const early = '2026-11-27T23:58:00.001Z';
    const periods = [
      { from: '2026-11-26T00:00:00.000Z', until: early, price: 3_500 },
      { from: early, until: '2026-11-30T00:00:00.000Z', price: 2_800 },
      { from: '2026-11-30T00:00:00.000Z', until: '2026-12-07T00:00:00.000Z', price: 3_500 },
    ];
    const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-07'];
    expect(days.map((date) => lowestPriceOn(date, periods))).toEqual([3_500, 2_800, 2_800, 3_500, null]);
  });

  it('is followed by that of the next one, over the year’s end too', () => {
    expect(monthBeside('2026-12', 1)).toBe('2027-01');
    expect(monthBeside('2026-01', -1)).toBe('2025-12');
  });
});
