import { expect, it } from 'vitest';
import { holdUntilInteraction, onFirstInteraction } from './interaction.ts';

it('runs work at once where nothing waits, else once, in its order, at the first sign', () => {
  const done: string[] = [];
  onFirstInteraction(() => done.push('at once'));
  const interact = holdUntilInteraction();
  onFirstInteraction(() => done.push('a'));
  onFirstInteraction(() => done.push('b'));
  expect(done).toEqual(['at once']);
  interact();
  interact();
  onFirstInteraction(() => done.push('after'));
  expect(done).toEqual(['at once', 'a', 'b', 'after']);
});
