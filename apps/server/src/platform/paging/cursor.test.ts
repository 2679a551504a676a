import { describe, expect, it } from 'vitest';
import { HttpError } from '../http/httpError.ts';
import { readCursor, toPage } from './cursor.ts';

const by = { keyOf: (row: number) => [String(row)], toItem: (row: number) => row };
const encode = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

describe('A page', () => {
  it('has no next page when no row is left', () => {
    expect(toPage([1, 2], 2, by)).toEqual({ items: [1, 2], next: null });
  });

  it('names where the next page begins by its own last row', () => {
    const { items, next } = toPage([1, 2, 3], 2, by);
    expect(items).toEqual([1, 2]);
    expect(readCursor(next ?? undefined, [/^\d+$/])).toEqual(['2']);
  });

  it('begins at the start without a cursor', () => {
    expect(readCursor(undefined, [/^\d+$/])).toBeNull();
  });
});

describe('A cursor', () => {
  it.each([
    ['that is no base64', '%%%'],
    ['that is no JSON', Buffer.from('[1').toString('base64url')],
    ['without a list', encode({ id: '1' })],
    ['of null', encode(null)],
    ['with too many parts', encode(['1', '2'])],
    ['with a number', encode([1])],
    ['with a part of another form', encode(['1; drop table orders'])],
    ['that is empty', ''],
  ])('a cursor %s is rejected with 422', (_what, cursor) => {
    expect(() => readCursor(cursor, [/^\d+$/])).toThrow(HttpError);
  });
});
