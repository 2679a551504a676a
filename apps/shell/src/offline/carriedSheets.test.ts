import { expect, it } from 'vitest';
import { carriedSheets, markSheet } from './carriedSheets.ts';

it('carriedSheets finds each style sheet that a page carries under its own address', () => {
  const sheets = [
    ['assets/core-Ab_c-123.css', '@layer a;@layer a{b{color:red}}'],
    ['assets/shop-x.css', '@layer a;c{top:0}/*! kept */'],
  ] as const;
  const text = sheets.map(([file, sheet]) => markSheet(file) + sheet).join('');
  expect(carriedSheets(text)).toEqual(sheets.map(([file, sheet]) => [`/${file}`, sheet]));
  expect(carriedSheets('p{color:red}')).toEqual([]);
});
