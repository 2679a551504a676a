import { describe, expect, it, vi } from 'vitest';
import { isCurrencyCode } from './currencies.ts';
import { formatNumber, formatXof, moneyIn } from './formatMoney.ts';
import { sumXof, timesXof, toXof } from './money.ts';

describe('toXof', () => {
  it.each([
    [12_500, 12_500],
    [0.4, 0],
    [0.5, 1],
    [1999.5, 2000],
    [-5, 0],
    [-0.1, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('rounds %d to %d', (amount, xof) => {
    expect(toXof(amount)).toBe(xof);
  });

  it('sums and multiplies integer FCFA amounts', () => {
    expect(sumXof([toXof(100), toXof(250)])).toBe(350);
    expect(sumXof([])).toBe(0);
    expect(timesXof(toXof(1250), 3)).toBe(3750);
  });
});

describe('formatXof', () => {
  it.each([
    [0, '0\u00a0FCFA'],
    [950, '950\u00a0FCFA'],
    [12_500, '12\u202f500\u00a0FCFA'],
    [1_234_567, '1\u202f234\u202f567\u00a0FCFA'],
  ])('writes %d as %j', (amount, text) => {
    expect(formatXof(toXof(amount))).toBe(text);
  });
});

describe('A whole number', () => {
  const language = new Intl.NumberFormat('fr-FR');
  it.each([0, 7, 999, 1000, 99_999, 100_000, 1_234_567, -12_500, -999, Number.MAX_SAFE_INTEGER])(
    'the number %d is grouped as the language does, without its slow formatter',
    (value) => {
      const expected = language.format(value).replace(/\s/g, '\u202f');
      const made = vi.spyOn(Intl, 'NumberFormat');
      expect(formatNumber(value)).toBe(expected);
      expect(made).not.toHaveBeenCalled();
    },
  );
});

describe('moneyIn', () => {
  const rates = { EUR: 1 / 655.957, USD: 0.0017, GBP: 0.0013 };
  it.each([
    ['XOF', 10_000, '10\u202f000\u00a0FCFA'],
    ['EUR', 10_000, '15,24\u00a0€'],
    ['USD', 10_000, '17\u00a0$'],
    ['GBP', 15_000, '19,50\u00a0£'],
    ['USD', 11_765, '20\u00a0$'],
    ['EUR', 3_148, '4,80\u00a0€'],
    ['EUR', 1_000_000, '1\u202f524,49\u00a0€'],
  ] as const)('shows in %s %d FCFA as %j', (code, amount, text) => {
    expect(moneyIn(code, rates).format(toXof(amount))).toBe(text);
  });

  it.each([[{}], [{ EUR: 0 }], [{ EUR: -1 }], [{ EUR: Number.NaN }], [{ EUR: Number.POSITIVE_INFINITY }]])(
    'stays in FCFA with the rates %j',
    (unusable) => {
      expect(moneyIn('EUR', unusable).code).toBe('XOF');
    },
  );
});

describe('isCurrencyCode', () => {
  it.each([
    ['EUR', true],
    ['eur', false],
    ['toString', false],
    [null, false],
  ])('says of %j: %j', (code, isCode) => {
    expect(isCurrencyCode(code)).toBe(isCode);
  });
});
