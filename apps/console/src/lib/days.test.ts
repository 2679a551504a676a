import { expect, it } from 'vitest';
import { dayOf, endOfDay, lastDayBefore, startOfDay } from './days.ts';

it('A day ends when the next begins, also at the end of a month', () => {
  expect(endOfDay('2026-11-30')).toBe(startOfDay('2026-12-01'));
});

it('A period that ends at midnight has the day before as its last', () => {
  expect(lastDayBefore('2026-12-01T00:00:00.000Z')).toBe('2026-11-30');
});

it('What is no instant has no day', () => {
  expect(dayOf('demain')).toBe('');
});
