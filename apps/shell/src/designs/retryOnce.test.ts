import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryOnce, secondTryMs } from './retryOnce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Outcome = 'here' | 'cut' | undefined;

/** The times at which a file with these outcomes was requested, and the final result. */
async function tries(...outcomes: Outcome[]) {
  const begin = Date.now();
  const requested: number[] = [];
  let result = 'on its way';
  const load = () => {
    const outcome = outcomes[requested.length];
    requested.push(Date.now() - begin);
    return outcome === 'cut' ? Promise.reject(new Error('cut off')) : Promise.resolve(outcome);
  };
  retryOnce(load)().then(
    (module) => (result = module),
    (error: Error) => (result = error.message),
  );
  await vi.runAllTimersAsync();
  return { requested, result };
}

it.each([
  ['is requested once when it arrives', ['here'], { requested: [0], result: 'here' }],
  [
    'is requested again when it was cut off',
    ['cut', 'here'],
    { requested: [0, secondTryMs], result: 'here' },
  ],
  ['is missing after two tries', ['cut', 'cut'], { requested: [0, secondTryMs], result: 'cut off' }],
  ['waits while the page reloads', [undefined], { requested: [0], result: 'on its way' }],
] satisfies [string, Outcome[], object][])('a file %s', async (_claim, outcomes, expected) => {
  expect(await tries(...outcomes)).toEqual(expected);
});
