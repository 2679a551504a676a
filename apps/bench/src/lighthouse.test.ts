import { expect, it, vi } from 'vitest';
import { middleOf, triedAgain } from './lighthouse.ts';

const opened = (TBT: number, CLS: number, score: number) => ({
  js: 110.4,
  total: 206,
  requests: 9,
  FCP: 900,
  LCP: 1_200,
  TBT,
  longest: 120,
  CLS,
  score,
  accessibility: 100,
});

it('takes the middle of each figure of a page opened several times, so that no moment of the machine stands for it', () => {
  const all = [opened(300, 0.0012, 92), opened(4_490, 0.4, 55), opened(350.6, 0.0004, 90)];
  expect(middleOf(all)).toEqual({ ...opened(351, 0.001, 90), js: 110 });
});

it.each([
  [2, 'measured'],
  [3, 'no trace'],
])('opens a page again that could not be followed %i times: %s', async (failures, end) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  let left = failures;
  const run = async () => {
    left -= 1;
    if (left >= 0) throw new Error('no trace');
    return 'measured';
  };
  expect(await triedAgain(run).catch((error: Error) => error.message)).toBe(end);
  said.mockRestore();
});
