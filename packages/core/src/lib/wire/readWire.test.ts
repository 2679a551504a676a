import { describe, expect, it } from 'vitest';
import {
  toColorOrNull,
  toCount,
  toFields,
  toFlag,
  toInstant,
  toList,
  toNameOrNull,
  toNumber,
  toRecord,
  toRows,
  toText,
  toTextOrNull,
} from './readWire.ts';

describe('toText', () => {
  it.each([
    ['Dakar', 'Dakar'],
    [221, '221'],
    ['', ''],
    [null, 'sans'],
    [undefined, 'sans'],
    [Number.NaN, 'sans'],
    [{}, 'sans'],
    [['a'], 'sans'],
    [true, 'sans'],
  ])('reads %j as %j', (value, text) => {
    expect(toText(value, 'sans')).toBe(text);
  });
});

describe('toTextOrNull', () => {
  it.each([
    ['Wax', 'Wax'],
    ['', null],
    ['   ', null],
    [0, '0'],
    [null, null],
  ])('reads %j as %j', (value, text) => {
    expect(toTextOrNull(value)).toBe(text);
  });
});

describe('toNameOrNull', () => {
  it.each([
    ['Mode', 'Mode'],
    [{ name: 'Mode' }, 'Mode'],
    [{ title: 'Mode' }, null],
    [null, null],
  ])('reads %j as %j', (value, name) => {
    expect(toNameOrNull(value)).toBe(name);
  });
});

describe('toNumber', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['-20.5', -20.5],
    [{ $numberLong: '9007199254740993' }, 9007199254740992],
    ['', Number.NaN],
    ['douze', Number.NaN],
    [null, Number.NaN],
    [[], Number.NaN],
  ])('reads %j as %j', (value, number) => {
    expect(toNumber(value)).toBe(number);
  });
});

describe('toCount', () => {
  it.each([
    [3, 3],
    ['3', 3],
    [3.9, 3],
    [-3, 0],
    [Number.POSITIVE_INFINITY, 0],
    ['beaucoup', 0],
    [undefined, 0],
  ])('reads %j as %j', (value, count) => {
    expect(toCount(value)).toBe(count);
  });
});

describe('toFlag', () => {
  it.each([
    [true, true],
    ['true', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    [0, false],
    ['0', false],
  ])('reads %j as %j', (value, flag) => {
    expect(toFlag(value, !flag)).toBe(flag);
  });

  it('is the fallback for anything else', () => {
    expect(toFlag('oui', true)).toBe(true);
    expect(toFlag(null, true)).toBe(true);
    expect(toFlag(undefined)).toBe(false);
  });
});

describe('toInstant', () => {
  it.each([
    ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000Z'],
    ['2026-01-02', '2026-01-02T00:00:00.000Z'],
    ['2026-01-02 03:04:05', '2026-01-02T03:04:05.000Z'],
    ['2026-01-02T03:04:05.678', '2026-01-02T03:04:05.678Z'],
    ['2026-01-02T03:04:05+01:00', '2026-01-02T02:04:05.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
    ['86400000', '1970-01-02T00:00:00.000Z'],
    [{ $date: '2026-01-02T03:04:05Z' }, '2026-01-02T03:04:05.000Z'],
    [{ $date: { $numberLong: '86400000' } }, '1970-01-02T00:00:00.000Z'],
    ['hier', null],
    ['', null],
    [null, null],
    [1e20, null],
  ])('reads %j as %j', (value, instant) => {
    expect(toInstant(value)).toBe(instant);
  });
});

describe('toColorOrNull', () => {
  it.each([
    ['#C8a27A', '#C8a27A'],
    ['#fff', null],
    ['red;background:url(//x)', null],
    [null, null],
  ])('reads %j as %j', (value, color) => {
    expect(toColorOrNull(value)).toBe(color);
  });
});

const even = (item: unknown) => (typeof item === 'number' && item % 2 === 0 ? item : null);

describe('lists and records', () => {
  it('omit unreadable entries', () => {
    expect(toList([1, 2, null, 'x', 4], even)).toEqual([2, 4]);
    expect(toList('pas une liste', even)).toEqual([]);
  });

  it('are found bare or under data', () => {
    expect(toRows([1])).toEqual([1]);
    expect(toRows({ data: [1] })).toEqual([1]);
    expect(toRows(null)).toBe(undefined);
    expect(toRecord({ id: 1 })).toEqual({ id: 1 });
    expect(toRecord({ data: { id: 1 } })).toEqual({ id: 1 });
    expect(toRecord('x')).toEqual({});
  });

  it.each([[null], [undefined], ['x'], [3], [[1]]])('have no fields when they are %j', (value) => {
    expect(toFields(value)).toEqual({});
  });
});
