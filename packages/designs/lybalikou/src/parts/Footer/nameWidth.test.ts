import { expect, it } from 'vitest';
import { nameWidth } from './nameWidth.ts';

/** Widths in em as rendered in the font's lightest weight, with the footer's letter-spacing. */
const renderedEms = [
  ['Lybalikou', 3.28],
  ['Essai Mode', 3.78],
  ['Essai Woo', 3.47],
  ['MAMMAMIA', 4.8],
  ['Illimité', 2.24],
  ['Chez Fatou & Filles', 6.34],
] as const;

it.each(renderedEms)(
  'The name %s is estimated at its rendered width, or at most a fifth more',
  (name, rendered) => {
    const width = nameWidth(name);
    expect(width >= rendered).toBe(true);
    expect(width <= rendered * 1.2).toBe(true);
  },
);

it('nameWidth limits the size of a very short name to the screen’s height', () => {
  expect(nameWidth('Zig')).toBe(2.4);
});
