import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCode, loadOnce, oneRetry, untilLoaded, type RetryPolicy } from './retry.ts';

const reported: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  reported.length = 0;
  vi.spyOn(console, 'error').mockImplementation((error: Error) => void reported.push(error.message));
});
afterEach(() => vi.useRealTimers());

type Outcome = 'here' | 'cut' | undefined;

/** The times at which a file with these outcomes was requested, and the final result. */
async function tries(policy: RetryPolicy, outcomes: readonly Outcome[]) {
  const begin = Date.now();
  const requested: number[] = [];
  let result = 'pending';
  const load = () => {
    const outcome = outcomes[requested.length];
    requested.push(Date.now() - begin);
    return outcome === 'cut' ? Promise.reject(new Error('cut off')) : Promise.resolve(outcome);
  };
  loadCode(load, policy).then(
    (module) => (result = module),
    (error: Error) => (result = error.message),
  );
  await vi.runAllTimersAsync();
  return { requested, result, reported };
}

it.each<[string, RetryPolicy, Outcome[], object]>([
  ['is requested once when it arrives', oneRetry, ['here'], { requested: [0], result: 'here', reported: [] }],
  [
    'is re-requested when it was cut off',
    oneRetry,
    ['cut', 'here'],
    { requested: [0, 1000], result: 'here', reported: ['cut off'] },
  ],
  [
    'is missing after two tries',
    oneRetry,
    ['cut', 'cut'],
    { requested: [0, 1000], result: 'cut off', reported: ['cut off'] },
  ],
  [
    'waits while the page reloads',
    oneRetry,
    [undefined],
    { requested: [0], result: 'pending', reported: [] },
  ],
  [
    'of a page on screen is requested until it comes, after doubling pauses',
    untilLoaded,
    ['cut', 'cut', 'cut', 'here'],
    { requested: [0, 2000, 6000, 14_000], result: 'here', reported: ['cut off', 'cut off', 'cut off'] },
  ],
])('A file %s', async (_claim, policy, outcomes, expected) => {
  expect(await tries(policy, outcomes)).toEqual(expected);
});

it('What is loaded once gives all calls one promise', () => {
  const load = loadOnce(() => Promise.resolve('here'));
  expect(load()).toBe(load());
});

it('What is loaded once is requested again only after a failure', async () => {
  const outcomes = [Promise.reject(new Error('cut off')), Promise.resolve('here')];
  const request = vi.fn<() => Promise<string>>(() => outcomes.shift() ?? Promise.resolve('too often'));
  const load = loadOnce(request);
  await expect(load()).rejects.toThrow('cut off');
  await expect(load()).resolves.toBe('here');
  await load();
  expect(request).toHaveBeenCalledTimes(2);
});
