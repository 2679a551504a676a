import { expect, it } from 'vitest';
import { middleOf } from './lighthouse.ts';

const opened = (TBT: number, CLS: number, score: number) => ({
  js: 110.4,
  total: 206,
  requests: 9,
  FCP: 900,
  LCP: 1_200,
  TBT,
  CLS,
  score,
  accessibility: 100,
});

it('takes the middle of each figure of a page opened several times, so that no moment of the machine stands for it', () => {
  const all = [opened(300, 0.0012, 92), opened(4_490, 0.4, 55), opened(350.6, 0.0004, 90)];
  expect(middleOf(all)).toEqual({ ...opened(351, 0.001, 90), js: 110 });
});
