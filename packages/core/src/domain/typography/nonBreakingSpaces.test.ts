import { expect, it } from 'vitest';
import { nonBreakingSpaces } from './nonBreakingSpaces.ts';

it.each([
  ['Taille grand : prendre moins', 'Taille grand\u00a0: prendre moins'],
  ['Vous avez une question ?', 'Vous avez une question\u00a0?'],
  ['<p>Merci !</p>', '<p>Merci\u00a0!</p>'],
  ['Wax « Houle de Yoff », coton', 'Wax «\u00a0Houle de Yoff\u00a0», coton'],
  ['« Vraiment ? »', '«\u00a0Vraiment\u00a0?\u00a0»'],
  [' : ', '\u00a0: '],
  ['Réponse sous 24 h, ou 48 h le soir', 'Réponse sous 24\u00a0h, ou 48\u00a0h le soir'],
])('The text %j gets non-breaking spaces at its punctuation', (text, set) => {
  expect(nonBreakingSpaces(text)).toBe(set);
});

it.each(['M0 10 h 20 v 5', 'https://example.com/?a=1', '<p style="a :b">', 'main :is(a)'])(
  'The text %j, which is not French, stays as it is',
  (text) => {
    expect(nonBreakingSpaces(text)).toBe(text);
  },
);
