import { adjustmentType, type PriceRuleWire } from '@teranga/contract';
import { aPriceRule } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { toXof } from '../money/money.ts';
import {
  activeAdjustment,
  adjustedPrice,
  nextPriceChange,
  possibleRules,
  priceAt,
  rulesFor,
} from './priceRules.ts';
import { savingPercent, toPriceView } from './priceView.ts';
import { toPriceRules } from './toPriceRules.ts';
import { francs } from '../money/formatMoney.ts';

const now = Date.parse('2026-11-02T12:00:00.000Z');
const minute = 60_000;
const at = (minutes: number, ms = 0) => new Date(now + minutes * minute + ms).toISOString();
const rule = (start: number, end: number, rest: Partial<PriceRuleWire> = {}) =>
  aPriceRule({ startDate: at(start), endDate: at(end), ...rest });

describe('activeAdjustment', () => {
  it.each<[string, PriceRuleWire[], number | null]>([
    ['none', [], null],
    ['one under way', [rule(-10, 10)], 0],
    ['one that begins this moment', [rule(0, 10)], 0],
    [
      'one that begins just under 2 minutes from now',
      [aPriceRule({ startDate: at(2, -1), endDate: at(10) })],
      0,
    ],
    ['one that begins 2 minutes from now', [rule(2, 10)], null],
    ['one that ends this moment', [rule(-10, 0)], null],
    ['one that ends in a moment', [aPriceRule({ startDate: at(-10), endDate: at(0, 1) })], 0],
    ['one that is over', [rule(-10, -5)], null],
    ['two: the later start', [rule(-10, 10), rule(-5, 5)], 1],
    ['two, the later one first', [rule(-5, 5), rule(-10, 10)], 0],
    ['a later one that is over', [rule(-10, 10), rule(-5, -1)], 0],
    ['one without a start', [aPriceRule({ startDate: null, endDate: at(5) })], null],
    ['one without an end', [aPriceRule({ startDate: at(-5), endDate: null })], null],
    ['one with dates that are none', [aPriceRule({ startDate: 'hier', endDate: 'demain' })], null],
    ['another type', [rule(-10, 10, { type: 'FIXED' })], null],
  ])('activeAdjustment finds the adjustment of %s', (_what, rules, index) => {
    expect(activeAdjustment(rules, now)).toEqual(index === null ? null : rules[index]);
  });
});

describe('adjustedPrice', () => {
  it.each<[string, Partial<PriceRuleWire>, number]>([
    ['20 % off', { amount: -20, percentage: true }, 8000],
    ['10 % more', { amount: 10, percentage: true }, 11_000],
    ['a third off, rounded', { amount: -33.333, percentage: true }, 6667],
    ['all off', { amount: -100, percentage: true }, 0],
    ['more than all off', { amount: -150, percentage: true }, 0],
    ['a percentage that is no number', { amount: Number.NaN, percentage: true }, 1],
    ['a sum off', { amount: -2500, percentage: false }, 7500],
    ['a sum more', { amount: 2500, percentage: false }, 12_500],
    ['more than its price off', { amount: -20_000, percentage: false }, 0],
    ['a sum that is no number', { amount: Number.NaN, percentage: false }, 10_000],
    ['another type: its amount', { type: 'FIXED', amount: 4000, percentage: true }, 4000],
  ])('is 10 000 with %s', (_what, overrides, price) => {
    expect(adjustedPrice(toXof(10_000), aPriceRule(overrides))).toBe(price);
  });
});

describe('priceAt', () => {
  it('follows its rules through time', () => {
    const rules = [rule(0, 60), rule(10, 20, { amount: -5000, percentage: false })];
    const prices = [-3, -2, -1, 5, 7, 8, 9, 15, 20, 60].map((minutes) =>
      priceAt(toXof(10_000), rules, now + minutes * minute),
    );
    expect(prices).toEqual([10_000, 10_000, 8000, 8000, 8000, 8000, 5000, 5000, 8000, 10_000]);
  });
});

describe('nextPriceChange', () => {
  it.each<[string, PriceRuleWire[], number | null]>([
    ['no rule', [], null],
    ['a rule under way: its end', [rule(-10, 10)], now + 10 * minute],
    ['a rule to come: just after 2 minutes before its start', [rule(5, 10)], now + 3 * minute + 1],
    ['a rule that is over', [rule(-10, -5)], null],
    ['several: the first', [rule(-10, 10), rule(5, 7)], now + 3 * minute + 1],
    ['another type', [rule(5, 10, { type: 'FIXED' })], null],
  ])('nextPriceChange finds the moment of %s', (_what, rules, moment) => {
    expect(nextPriceChange(rules, now)).toBe(moment);
  });

  it('is the first moment with another price', () => {
    const rules = [rule(5, 10)];
    const change = nextPriceChange(rules, now) ?? 0;
    const end = nextPriceChange(rules, change) ?? 0;
    const priceOf = (moment: number) => priceAt(toXof(10_000), rules, moment);
    expect(priceOf(change - 1)).toBe(10_000);
    expect(priceOf(change)).toBe(8000);
    expect(priceOf(end - 1)).toBe(8000);
    expect(priceOf(end)).toBe(10_000);
  });
});

describe('rulesFor', () => {
  const own = [rule(-5, 5)];
  const product = { multiPricing: [rule(-10, 10)] };
  it.each([
    ['no variation', null, product.multiPricing],
    ['a variation without rules', { multiPricing: [] }, product.multiPricing],
    ['a variation with a rule under way', { multiPricing: own }, own],
    ['a variation whose rule is over', { multiPricing: [rule(-10, -5)] }, product.multiPricing],
    ['a variation whose rule is to come', { multiPricing: [rule(5, 10)] }, product.multiPricing],
  ])('rulesFor finds the rules of %s', (_what, variation, rules) => {
    expect(rulesFor(product, variation, now)).toBe(rules);
  });
});

describe('possibleRules', () => {
  const product = { multiPricing: [rule(-10, 10)] };
  it.each<[string, PriceRuleWire[] | null, PriceRuleWire[]]>([
    ['no variation', null, product.multiPricing],
    ['a variation without rules', [], product.multiPricing],
    ['a variation whose rule ends earlier', [rule(-10, 9)], [rule(-10, 9), rule(-10, 10)]],
    ['a variation whose rule begins later', [rule(-9, 10)], [rule(-9, 10), rule(-10, 10)]],
    [
      'a variation whose rule holds all along',
      [rule(-10, 10, { amount: 0 })],
      [rule(-10, 10, { amount: 0 })],
    ],
  ])('possibleRules finds the rules of %s', (_what, multiPricing, rules) => {
    expect(possibleRules(product, multiPricing && { multiPricing })).toEqual(rules);
  });
});

describe('toPriceRules', () => {
  it('reads numbers, dates and flags in any shape', () => {
    const start = { $date: { $numberLong: '0' } };
    expect(
      toPriceRules([
        { type: adjustmentType, startDate: start, endDate: '2026-12-31', amount: '-20', percentage: 1 },
      ]),
    ).toEqual([
      {
        type: 'ADJUSTMENT',
        startDate: '1970-01-01T00:00:00.000Z',
        endDate: '2026-12-31T00:00:00.000Z',
        amount: -20,
        percentage: true,
      },
    ]);
  });

  it.each([[null], ['x'], [{}], [undefined]])('returns no rule for %j', (value) => {
    expect(toPriceRules(value)).toEqual([]);
  });
});

describe('A price on screen', () => {
  it.each([
    [
      10_000,
      8000,
      { current: '8\u202f000\u00a0FCFA', previous: '10\u202f000\u00a0FCFA', saving: '\u221220\u00a0%' },
    ],
    [10_000, 10_000, { current: '10\u202f000\u00a0FCFA', previous: null, saving: null }],
    [10_000, 12_000, { current: '12\u202f000\u00a0FCFA', previous: null, saving: null }],
    [10_000, 9_990, { current: '9\u202f990\u00a0FCFA', previous: '10\u202f000\u00a0FCFA', saving: null }],
  ])('shows what changed from %d to %d', (base, current, view) => {
    expect(toPriceView(toXof(base), toXof(current), francs)).toEqual(view);
  });

  it('shows no saving for a free product', () => {
    expect(savingPercent(toXof(0), toXof(0))).toBe(0);
  });
});
