import { expect, it } from 'vitest';
import { withFirmSpaces } from './firmSpaces.ts';

it.each([
  ['Taille grand : prendre moins', 'Taille grand\u00a0: prendre moins'],
  ['Vous avez une question ?', 'Vous avez une question\u00a0?'],
  ['<p>Merci !</p>', '<p>Merci\u00a0!</p>'],
  ['Wax « Houle de Yoff »', 'Wax «\u00a0Houle de Yoff\u00a0»'],
  ['https://example.com/?a=1', 'https://example.com/?a=1'],
  ['<p style="a :b">', '<p style="a :b">'],
])('%s keeps its marks beside their words', (text, set) => {
  expect(withFirmSpaces(text)).toBe(set);
});

it('reaches every text of a store and changes nothing else', () => {
  const day = { id: 'a', names: ['Ouvert : oui', null], count: 3, isOpen: true };
  expect(withFirmSpaces({ day })).toEqual({ day: { ...day, names: ['Ouvert\u00a0: oui', null] } });
});
