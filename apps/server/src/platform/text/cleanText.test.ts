import { expect, it } from 'vitest';
import { cleanLine, cleanLines, cleanWord } from './cleanText.ts';

it.each(['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'])(
  'a text holds no %j, which turns what follows around',
  (control) => {
    expect(cleanLine(`Awa${control} Diop`)).toBe('Awa Diop');
    expect(cleanLines(`Bonjour${control}\nAwa`)).toBe('Bonjour\nAwa');
  },
);

it.each(['\u00AD', '\u200B', '\u2060', '\uFEFF'])('a word holds no %j, which nobody sees', (mark) => {
  expect(cleanWord(`SAV${mark}-1`)).toBe('SAV-1');
});

it('the letters of a word are composed', () => {
  expect(cleanWord('E\u0301te\u0301')).toBe('Été');
});

it('a text retains the joiners and marks that Arabic and emoji need', () => {
  expect(cleanLine('عبد\u200Cالله \u200Fé 👨\u200D👩')).toBe('عبد\u200Cالله \u200Fé 👨\u200D👩');
});
