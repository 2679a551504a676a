import { describe, expect, it } from 'vitest';
import { facts, table } from './table.ts';

const columns = [{ title: 'Référence' }, { title: 'Total', isNumber: true }, { title: 'Adresse' }];
const rows = [
  ['CM33-C2RE', '12 000', 'Villa 12, rue 10, face à la pharmacie, Médina'],
  ['AB12', '900', 'Thiès'],
];
const longest = (text: string) => Math.max(...text.split('\n').map(({ length }) => length));

describe('A table', () => {
  it.each([80, 200])('is whole where there is room for it: %s', (width) => {
    expect(table(columns, rows, width).split('\n')).toEqual([
      'Référence   Total  Adresse',
      '─────────  ──────  ─────────────────────────────────────────────',
      'CM33-C2RE  12 000  Villa 12, rue 10, face à la pharmacie, Médina',
      'AB12          900  Thiès',
    ]);
  });

  it('wraps its widest texts in a narrow terminal, between words and never in a number', () => {
    expect(table(columns, rows, 40).split('\n')).toEqual([
      'Référence   Total  Adresse',
      '─────────  ──────  ─────────────────────',
      'CM33-C2RE  12 000  Villa 12, rue 10,',
      '                   face à la pharmacie,',
      '                   Médina',
      'AB12          900  Thiès',
    ]);
  });

  it('is a block of facts a row where whole words do not fit', () => {
    expect(table(columns, rows, 26).split('\n')).toEqual([
      'Référence  CM33-C2RE',
      'Total      12 000',
      'Adresse    Villa 12, rue',
      '           10, face à la',
      '           pharmacie,',
      '           Médina',
      '',
      'Référence  AB12',
      'Total      900',
      'Adresse    Thiès',
    ]);
  });

  it('is never wider than the terminal, unless one word is', () => {
    for (let width = 25; width <= 80; width += 1)
      expect(longest(table(columns, rows, width))).toBeLessThanOrEqual(width);
  });
});

describe('Facts', () => {
  it('keep a word whole that is longer than the line', () => {
    expect(facts([['WhatsApp', 'https://wa.me/221771234567?text=Bonjour']], 20)).toBe(
      'WhatsApp  https://wa.me/221771234567?text=Bonjour',
    );
  });
});
