import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { addNonBreakingSpaces } from './nonBreakingSpaces.ts';

/** The transformed code, with `~` for a non-breaking space. */
const set = (code: string) => (addNonBreakingSpaces(code, parseAst(code)) ?? code).replaceAll('\u00a0', '~');

it.each([
  ['say("Copié !");', 'say("Copié~!");'],
  ["say('Cliquez sur « Appliquer », puis : payez');", "say('Cliquez sur «~Appliquer~», puis~: payez');"],
  ['say(`${name} : ${value} !`);', 'say(`${name}~: ${value}~!`);'],
])('The French texts of the code %s get non-breaking spaces', (code, expected) => {
  expect(set(code)).toBe(expected);
});

it.each(['const a = b ? c : d; // Quoi ?', 'find("main :is(a)");', 'const shape = / : /;'])(
  'The code %s stays as it is',
  (code) => {
    expect(addNonBreakingSpaces(code, parseAst(code))).toBe(null);
  },
);
