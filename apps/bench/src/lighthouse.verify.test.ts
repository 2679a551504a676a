import { expect, it, vi } from 'vitest';
import { middleOf, readFigures, withRetries } from './lighthouse.ts';

const opened = (TBT: number, CLS: number, score: number) => ({
  js: 110.4,
  total: 206,
  requests: 9,
  FCP: 900,
  LCP: 1_200,
  TBT,
  longest: 120,
  longestAfterPaint: 60,
  CLS,
  score,
  accessibility: 100,
});

it('A measurement by Lighthouse takes the median of each metric over several page loads, to reduce machine noise', () => {
  const all = [opened(300, 0.0012, 92), opened(4_490, 0.4, 55), opened(350.6, 0.0004, 90)];
  expect(middleOf(all)).toEqual({ ...opened(351, 0.001, 90), js: 110 });
});

it('A measurement by Lighthouse reports the longest task overall and after the first paint', () => {
  const items = [
    { startTime: 700, duration: 130 },
    { startTime: 900, duration: 54 },
    { startTime: 2_100, duration: 71 },
  ];
  const audits = { 'first-contentful-paint': { numericValue: 850 }, 'long-tasks': { details: { items } } };
  const { longest, longestAfterPaint } = readFigures(
    JSON.stringify({ audits, categories: { performance: { score: 1 } } }),
  );
  expect(longest).toBe(130);
  expect(longestAfterPaint).toBe(71);
});

it.each([
  [2, 'measured'],
  [3, 'no trace'],
])(
  'A measurement by Lighthouse reopens a page that could not be followed %i times: %s',
  async (failures, end) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    let left = failures;
    const run = async () => {
      left -= 1;
      if (left >= 0) throw new Error('no trace');
      return 'measured';
    };
    expect(await withRetries(run).catch((error: Error) => error.message)).toBe(end);
    said.mockRestore();
  },
);
