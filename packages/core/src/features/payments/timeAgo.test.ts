import { expect, it } from 'vitest';
import { nextMinute, timeAgo } from './timeAgo.ts';

const began = '2026-11-02T10:00:00.000Z';
const after = (seconds: number) => Date.parse(began) + seconds * 1000;

it.each([
  [-5, 'à l’instant'],
  [59, 'à l’instant'],
  [60, 'il y a 1 minute'],
  [179, 'il y a 2 minutes'],
  [3_600, 'il y a 1 heure'],
  [7_300, 'il y a 2 heures'],
])('what began %i seconds ago began «%s»', (seconds, text) => {
  expect(timeAgo(began, after(seconds))).toBe(text);
});

it.each([
  [-5, 60],
  [0, 60],
  [59, 60],
  [60, 120],
])('At %i seconds after the beginning the next minute begins after %i', (seconds, next) => {
  expect(nextMinute(began, after(seconds))).toBe(after(next));
});
