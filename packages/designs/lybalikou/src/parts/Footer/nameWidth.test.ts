import { expect, it } from 'vitest';
import { nameWidth } from './nameWidth.ts';

/** As the face draws them at its lightest, tracked as in the footer. */
const renderedEms = [
  ['Lybalikou', 3.28],
  ['Essai Mode', 3.78],
  ['Essai Woo', 3.47],
  ['MAMMAMIA', 4.8],
  ['Illimité', 2.24],
  ['Chez Fatou & Filles', 6.34],
] as const;

it.each(renderedEms)('%s is held to be as wide as it is drawn, or up to a fifth more', (name, rendered) => {
  const width = nameWidth(name);
  expect([width >= rendered, width <= rendered * 1.2]).toEqual([true, true]);
});

it('keeps a very short name from being taller than the screen', () => {
  expect(nameWidth('Zig')).toBe(2.4);
});
