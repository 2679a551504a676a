import { expect, it } from 'vitest';
import { withNonBreakingSpaces } from './withNonBreakingSpaces.ts';

it('withNonBreakingSpaces reaches every text of a store and changes nothing else', () => {
  const day = { id: 'a', names: ['Ouvert : oui', null], count: 3, isOpen: true };
  expect(withNonBreakingSpaces({ day })).toEqual({ day: { ...day, names: ['Ouvert\u00a0: oui', null] } });
});
