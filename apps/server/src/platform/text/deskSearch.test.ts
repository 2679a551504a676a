import { expect, it } from 'vitest';
import { readDeskSearch } from './deskSearch.ts';

it.each([
  [undefined, null, null],
  ['   ', null, null],
  ['cm33-c2re-dsco-xmpr', 'CM33C2REDSC0XMPR', null],
  ['CM33-C2', null, "'CM33C2':*"],
  ['77 123 45 67', null, "'771234567':*"],
  ['+221 77 123-45-67', null, "'221771234567':*"],
  ['00221771234567', null, "'221771234567':*"],
  ['Fatou  Sarr', null, "'Fatou':* & 'Sarr':*"],
  ['Jean-Paul', null, "'Jean':* & 'Paul':*"],
  ['Médina d’Œuvre', null, "'Medina':* & 'd':* & 'Œuvre':*"],
  ["'x':* | !y", null, "'x':* & 'y':*"],
  ['100%_\\', null, "'100':*"],
  ['%', null, "' '"],
  ['a b c d e f g h i j', null, "'a':* & 'b':* & 'c':* & 'd':* & 'e':* & 'f':* & 'g':* & 'h':*"],
])('The search «%s» wants the reference %s and the words %s', (typed, ref, words) => {
  expect(readDeskSearch(typed)).toEqual({ ref, words });
});
