/** A series of random numbers that is the same at every run. */
export interface Chance {
  /** From 0 to just below 1. */
  next(): number;
  /** An integer from 0 to `limit` (exclusive). */
  below(limit: number): number;
  of<T>(all: readonly T[]): T;
}

/** The series of a seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  // mulberry32: one addition and three 32-bit mixing steps per number.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const of = <T>(all: readonly T[]): T => {
    const chosen = all[below(all.length)];
    if (chosen === undefined) throw new RangeError('There is nothing to choose from.');
    return chosen;
  };
  return { next, below, of };
}
