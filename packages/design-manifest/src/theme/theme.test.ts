import { expect, it } from 'vitest';
import { groundOf } from './colorPairs.ts';
import { contrast, isColor } from './contrast.ts';
import { darkTokens, themeTokens } from './tokens.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('The colour %s on %s has a contrast of %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

it.each([['#fff'], ['#ABCDEF']])('The text %s is a colour', (text) => expect(isColor(text)).toBe(true));
it.each([['red'], ['#12345'], ['#11223344'], ['#fff;}'], [7], [null]])(
  'The value %j is not a colour',
  (text) => expect(isColor(text)).toBe(false),
);

const css = `
  /* [data-design='x'] { --color-page: red; } */
  [data-design='x'], [data-design='x'][data-theme='cupcake'] { --color-page: #fff; --color-ink: #111; }
  [data-design='x'] { --gutter: clamp(1rem, 2vw, 3rem); }
  [data-design='x'][data-theme='night'] { --color-page: #111; }
  @media (prefers-color-scheme: dark) { [data-design='x']:not([data-theme]) { --color-page: #222; } }
  [data-design='y'] { --color-page: #333; }`;

it('themeTokens reads the tokens of each theme', () => {
  const shared = { '--color-ink': '#111', '--gutter': 'clamp(1rem, 2vw, 3rem)' };
  expect(themeTokens(css, 'x', 'cupcake')).toEqual({ ...shared, '--color-page': '#fff' });
  expect(themeTokens(css, 'x', 'night')).toEqual({ ...shared, '--color-page': '#111' });
  expect(darkTokens(css, 'x')).toEqual({ ...shared, '--color-page': '#222' });
});

it.each([
  ['--color-on-primary', '--color-primary'],
  ['--color-on-accent', '--color-accent'],
  ['--color-on-sign', '--color-sign'],
  ['--color-footer-soft', '--color-footer'],
  ['--color-board-figure', '--color-board'],
  ['--color-on-board-soft', '--color-board'],
  ['--color-on-board-tile', '--color-board-tile'],
  ['--color-on-nothing', '--color-page'],
  ['--color-ink-soft', '--color-page'],
  ['--color-stripe', '--color-page'],
])('The colour %s lies on %s', (name, ground) => {
  expect(groundOf(name, { '--color-board': '#111', '--color-board-tile': '#222' })).toBe(ground);
});
