import { describe, expect, it } from 'vitest';
import { toPagination } from './pagination.ts';

const hrefOf = (page: number) => `?page=${page}`;
const rendered = (page: number, lastPage: number) => {
  const pagination = toPagination(page, lastPage, hrefOf);
  const items = pagination?.items.map((item) => {
    if (item.kind === 'gap') return '…';
    return item.isCurrent ? `[${item.number}]` : String(item.number);
  });
  return items?.join(' ');
};

describe('toPagination', () => {
  it.each([
    [1, 1, undefined],
    [1, 2, '[1] 2'],
    [1, 3, '[1] 2 3'],
    [1, 9, '[1] 2 … 9'],
    [3, 9, '1 2 [3] 4 … 9'],
    [4, 9, '1 2 3 [4] 5 … 9'],
    [5, 9, '1 … 4 [5] 6 … 9'],
    [7, 9, '1 … 6 [7] 8 9'],
    [9, 9, '1 … 8 [9]'],
    [12, 9, '1 … 9'],
  ])('on page %d of %d returns %s', (page, lastPage, items) => {
    expect(rendered(page, lastPage)).toBe(items);
  });

  it.each([
    [1, 3, null, '?page=2'],
    [2, 3, '?page=1', '?page=3'],
    [3, 3, '?page=2', null],
    [8, 3, '?page=3', null],
  ])('on page %d of %d links back to %s and on to %s', (page, lastPage, previous, next) => {
    const pagination = toPagination(page, lastPage, hrefOf);
    expect(pagination?.previousHref).toEqual(previous);
    expect(pagination?.nextHref).toEqual(next);
  });
});
