import { describe, expect, it } from 'vitest';
import { toRecordId } from './recordId.ts';

describe('toRecordId', () => {
  it.each([
    ['robe-wax', 'robe-wax'],
    [42, '42'],
    [{ $oid: '65f0' }, '65f0'],
    [{ id: 'robe-wax' }, 'robe-wax'],
    [{ id: 42 }, '42'],
    [{ id: { $oid: '65f0' } }, '65f0'],
    [{ _id: 'robe-wax' }, 'robe-wax'],
    [{ _id: { $oid: '65f0' } }, '65f0'],
    [{ id: null, _id: '65f0' }, '65f0'],
    [{ id: 'a', _id: 'b' }, 'a'],
    ['', null],
    [{ id: '' }, null],
    [{ $oid: 12 }, null],
    [{}, null],
    [[], null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
  ])('finds in %j the id %j', (value, id) => {
    expect(toRecordId(value)).toBe(id);
  });
});
