import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

const columns = [{ title: 'Référence' }, { title: 'Total', isNumber: true }, { title: 'Adresse' }];
const rows = [
  ['CM33-C2RE', '12 000', 'Villa 12, rue 10, face à la pharmacie, Médina'],
  ['AB12', '900', 'Thiès'],
];
const longest = (text: string) => Math.max(...text.split('\n').map(({ length }) => length));

describe('A table', () => {
  it.each([undefined, 200])('is whole where there is room for it: %s', (width) => {
    expect(table(columns, rows, width).split('\n')).toEqual([
      'Référence   Total  Adresse',
      '─────────  ──────  ─────────────────────────────────────────────',
      'CM33-C2RE  12 000  Villa 12, rue 10, face à la pharmacie, Médina',
      'AB12          900  Thiès',
    ]);
  });

  it('cuts its widest texts in a narrow terminal, never a number', () => {
    const text = table(columns, rows, 40);
    expect(longest(text)).toBe(40);
    expect(text).toContain('CM33-C2RE  12 000  Villa 12, rue 10, fa…');
  });

  it('keeps some of every text in the narrowest one', () => {
    expect(table(columns, rows, 10)).toContain('CM33-C2RE  12 000  Villa 12, r…');
  });
});
