import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstRetryMs, retryForever } from './retryForever.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('retries a failed load with doubling delays, and reports each failure', async () => {
  const notified: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((error) => void notified.push(error));
  const moments: number[] = [];
  const begin = Date.now();
  const load = () => {
    moments.push(Date.now() - begin);
    return moments.length < 4 ? Promise.reject(new Error(`no ${moments.length}`)) : Promise.resolve('here');
  };
  const loading = retryForever(load);
  await vi.runAllTimersAsync();
  expect([await loading, moments, notified]).toEqual([
    'here',
    [0, firstRetryMs, 3 * firstRetryMs, 7 * firstRetryMs],
    [new Error('no 1'), new Error('no 2'), new Error('no 3')],
  ]);
});
