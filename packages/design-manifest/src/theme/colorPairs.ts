type Pairs = readonly (readonly [string, readonly string[]])[];

const grounds = ['page', 'surface', 'band'];

/** Text colours, and the backgrounds they appear on. */
export const textPairs: Pairs = [
  ['ink', grounds],
  ['ink-soft', grounds],
  ['primary', grounds],
  ['sale', grounds],
  ['good', grounds],
  ['warn', grounds],
  ['bad', grounds],
  ['on-primary', ['primary']],
  ['on-accent', ['accent']],
  // Optional tokens of a design.
  ['gold', grounds],
  ['on-sign', ['sign']],
  ['on-footer', ['footer']],
  ['footer-soft', ['footer']],
  ['footer-gold', ['footer']],
  ['board-figure', ['board', 'board-tile']],
];

/** Colours of borders and rings that carry meaning. */
export const markPairs: Pairs = [
  ['line-strong', ['page', 'surface']],
  ['focus', grounds],
  ['board-focus', ['board']],
];

const color = '--color-';
const on = `${color}on-`;

/** A design's token named after a colour: `--color-on-board-soft` lies on `--color-board`. */
function namedGround(name: string, tokens: Readonly<Record<string, string>>): string | undefined {
  if (!name.startsWith(on)) return undefined;
  const words = name.slice(on.length).split('-');
  return words
    .map((_word, index) => color + words.slice(0, words.length - index).join('-'))
    .find((ground) => ground in tokens);
}

/**
 * The token of the background that a colour mostly lies on: the page, unless it is made for
 * another.
 */
export function groundOf(name: string, tokens: Readonly<Record<string, string>>): string {
  const pair = [...textPairs, ...markPairs].find(([word]) => color + word === name);
  const [ground] = pair?.[1] ?? [];
  return ground === undefined ? (namedGround(name, tokens) ?? `${color}page`) : color + ground;
}
