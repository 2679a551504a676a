import { expect, it } from 'vitest';
import { holdUntilInteraction, onFirstInteraction } from './interaction.ts';

it('runs work at once when nothing is held back, else once, in order, at the first interaction', () => {
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
