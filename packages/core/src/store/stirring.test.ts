import { expect, it } from 'vitest';
import { holdTillStir, whenStirred } from './stirring.ts';

it('runs work at once where nothing waits, else once, in its order, at the first sign', () => {
  const done: string[] = [];
  whenStirred(() => done.push('at once'));
  const stir = holdTillStir();
  whenStirred(() => done.push('a'));
  whenStirred(() => done.push('b'));
  expect(done).toEqual(['at once']);
  stir();
  stir();
  whenStirred(() => done.push('after'));
  expect(done).toEqual(['at once', 'a', 'b', 'after']);
});
