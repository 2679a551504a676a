import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstRetryMs, untilHad } from './untilHad.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('loads again what failed, each time after twice as long, and tells of it', async () => {
  const told: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((error) => void told.push(error));
  const moments: number[] = [];
  const begin = Date.now();
  const load = () => {
    moments.push(Date.now() - begin);
    return moments.length < 4 ? Promise.reject(new Error(`no ${moments.length}`)) : Promise.resolve('here');
  };
  const loading = untilHad(load);
  await vi.runAllTimersAsync();
  expect([await loading, moments, told]).toEqual([
    'here',
    [0, firstRetryMs, 3 * firstRetryMs, 7 * firstRetryMs],
    [new Error('no 1'), new Error('no 2'), new Error('no 3')],
  ]);
});
