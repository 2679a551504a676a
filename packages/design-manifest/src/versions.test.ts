import { expect, it } from 'vitest';
import { isInRange, isRange } from './versions.ts';

it.each([
  ['1.0.0', '^1.0.0', true],
  ['1.9.3', '^1.2.0', true],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.2.0', false],
  ['0.3.0', '^0.2.1', false],
  ['0.2.9', '^0.2.1', true],
  ['2.5.0', '>=1.0.0 <3.0.0', true],
  ['3.0.0', '>=1.0.0 <3.0.0', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['10.0.0', '>=9.0.0', true],
  ['1.0.0', 'latest', false],
])('The version %s is in the range %j: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected);
});

it.each([
  ['', false],
  ['*', false],
  ['^1', false],
  ['^1.0.0', true],
])('The text %j is a range: %s', (range, expected) => {
  expect(isRange(range)).toBe(expected);
});
