import { expect, it } from 'vitest';
import { object } from 'yup';
import { readWhole, wholeNumber } from './wholeNumber.ts';

it.each([
  ['18000', 18_000],
  ['18 000', 18_000],
  ['18\u202f000', 18_000],
  ['18.000', 18_000],
  ['1,250,000', 1_250_000],
  ['-10', -10],
  ['0', 0],
])('«%s» is %d', (text, number) => {
  expect(readWhole(text)).toBe(number);
});

it.each(['', '18.5', '18.00', '1.0000', '1e3', 'dix', '1.2.3'])('«%s» is no whole number', (text) => {
  expect(readWhole(text)).toBeNaN();
});

it('A price in a form is what its thousands say, and decimals are refused', async () => {
  const schema = object({ price: wholeNumber('Sans décimales.').required() });
  expect(await schema.validate({ price: '18.000' })).toEqual({ price: 18_000 });
  await expect(schema.validate({ price: '18.5' })).rejects.toThrow('Sans décimales.');
});
