import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { addNonBreakingSpaces } from './nonBreakingSpaces.ts';

/** The transformed code, with `~` for a non-breaking space. */
const set = (code: string) =>
  (addNonBreakingSpaces(code, parseAst(code)) ?? 'as it was').replaceAll('\u00a0', '~');

it.each([
  ['say("Copié !");', 'say("Copié~!");'],
  ["say('Cliquez sur « Appliquer », puis : payez');", "say('Cliquez sur «~Appliquer~», puis~: payez');"],
  ['say(`${name} : ${value} !`);', 'say(`${name}~: ${value}~!`);'],
  ['const a = b ? c : d; // Quoi ?', 'as it was'],
  ['find("main :is(a)");', 'as it was'],
  ['const shape = / : /;', 'as it was'],
])('The code %s is set as French is', (code, expected) => {
  expect(set(code)).toBe(expected);
});
