import { describe, expect, it } from 'vitest';
import { median, toTable } from './report.ts';

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 9], 3],
  ])('the median of %j is %d', (figures, middle) => {
    expect(median(figures)).toBe(middle);
  });
});

describe('toTable', () => {
  it('aligns text to the left and numbers to the right', () => {
    expect(
      toTable([
        { page: 'home', ms: 5 },
        { page: 'list', ms: 1200 },
      ]).split('\n'),
    ).toEqual(['| page |   ms |', '| ---- | ---: |', '| home |    5 |', '| list | 1200 |']);
  });
});
