import { expect, it } from 'vitest';
import { nextHour } from './nextHour.ts';

it.each([
  ['2026-11-29T01:59:59Z', '2026-11-29T02:00:00.000Z'],
  ['2026-11-29T02:00:00Z', '2026-11-30T02:00:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T02:00:00.000Z'],
])('After %s, the next two o’clock is %s', (now, due) => {
  expect(nextHour(2, new Date(now)).toISOString()).toBe(due);
});
