import { describe, expect, it } from 'vitest';
import { readFlag, readFrancs, readMoment, readNumber, readPrice, toFrancs } from './amounts.ts';

const cell = (text: string) => ({ line: 7, column: 'Prix', text });

describe('a number in a cell', () => {
  it.each([
    ['', null],
    ['0', 0],
    ['12500', 12_500],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12,50', 12.5],
    ['.5', 0.5],
    ['-3', -3],
    ['1 234,56', 1_234.56],
    ['1\u202f234', 1_234],
    ['1\u00a0234.5', 1_234.5],
    ['1,234.56', 1_234.56],
    ['1.234.567,8', 1_234_567.8],
    ["'600", 600],
  ])('the number %j is read as %j', (text, number) => {
    expect(readNumber(cell(text))).toBe(number);
  });

  it.each([
    ['douze', 'Ligne 7 : la colonne « Prix » contient « douze », qui n’est pas un nombre.'],
    ['12$', 'Ligne 7 : la colonne « Prix » contient « 12$ », qui n’est pas un nombre.'],
    ['1e3', 'Ligne 7 : la colonne « Prix » contient « 1e3 », qui n’est pas un nombre.'],
    ['1.2.3', 'Ligne 7 : la colonne « Prix » contient « 1.2.3 », qui n’est pas un nombre.'],
    [
      '1,000',
      'Ligne 7 : la colonne « Prix » contient « 1,000 », où la virgule peut séparer les milliers ou les décimales : écrivez-le sans virgule.',
    ],
  ])('the text %j is refused as a number', (text, message) => {
    expect(() => readNumber(cell(text))).toThrow(message);
  });

  it('a negative price is refused', () => {
    expect(() => readPrice(cell('-1'))).toThrow('un prix négatif');
  });
});

describe('a price that may name its currency', () => {
  it.each([
    ['', null],
    ['4000', 4_000],
    ['4000 FCFA', 4_000],
    ['4000F', 4_000],
    ['4 000 F', 4_000],
    ['4\u202f000\u00a0F CFA', 4_000],
    ['4.000 CFA', 4_000],
    ['1.250.000 fcfa', 1_250_000],
    ['12,50', 12.5],
    ['12,50 FCFA', 12.5],
    ['23.000', 23_000],
    ['23,000', 23_000],
    ['4,000 F', 4_000],
    ['1.250.000', 1_250_000],
  ])('the price %j is read as %j', (text, number) => {
    expect(readFrancs(cell(text))).toBe(number);
  });

  it.each(['4000 EUR', '4000 francs', 'FCFA', '4000 FF', 'cher F', '1.2.3'])(
    'the text %j is refused as a price',
    (text) => {
      expect(() => readFrancs(cell(text))).toThrow('Ligne 7 : la colonne « Prix » contient');
    },
  );
});

describe('a price in francs', () => {
  it.each([
    [50, 600, 30_000],
    [19.99, 600, 11_994],
    [0.01, 655.957, 7],
    [12_500, 1, 12_500],
  ])('the amount %d at the rate %d is %d FCFA', (amount, rate, francs) => {
    expect(toFrancs(amount, rate, 2)).toBe(francs);
  });

  it('is refused above the maximum price', () => {
    expect(() => toFrancs(4_000_000, 600, 2)).toThrow(
      'Ligne 2 : un prix de 4000000 ferait plus de 2000000000 FCFA.',
    );
  });
});

describe('a yes or no', () => {
  it.each([
    ['1', true],
    ['TRUE', true],
    ['VRAI', true],
    ['oui', true],
    ['0', false],
    ['-1', false],
    ['FAUX', false],
    ['', null],
  ])('the cell %j is read as %j', (text, flag) => {
    expect(readFlag(cell(text))).toBe(flag);
  });

  it('anything else is refused', () => {
    expect(() => readFlag(cell('peut-être'))).toThrow('Ligne 7 : la colonne « Prix » contient « peut-être »');
  });
});

describe('a moment', () => {
  it.each([
    ['', 'start', undefined],
    ['2026-03-01', 'start', '2026-03-01T00:00:00.000Z'],
    ['2026-03-31', 'end', '2026-03-31T23:59:59.000Z'],
    ['31/03/2026', 'end', '2026-03-31T23:59:59.000Z'],
    ['2026-03-31 18:30', 'end', '2026-03-31T18:30:00.000Z'],
    ['2026-03-31T18:30:15+00:00', 'start', '2026-03-31T18:30:15.000Z'],
  ] as const)('the text %j, read as the %s of a period, is the moment %j', (text, edge, moment) => {
    expect(readMoment(cell(text), edge)?.toISOString()).toBe(moment);
  });

  it.each(['demain', '2026-02-30', '2026-13-01', '32/01/2026'])(
    'the text %j is refused as a moment',
    (text) => {
      expect(() => readMoment(cell(text), 'start')).toThrow(`contient « ${text} », qui n’est pas une date.`);
    },
  );
});
