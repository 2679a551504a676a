import { expect, it } from 'vitest';
import { fillSentence } from './fillSentence.ts';

const values = { nom: 'Awa $& Diop', référence: 'D-1', boutique: 'Teranga' };

it('A ready sentence names who it is for', () => {
  expect(fillSentence('Bonjour {nom}, {nom} : {référence}, {boutique}. {autre}', values)).toBe(
    'Bonjour Awa $& Diop, Awa $& Diop : D-1, Teranga. {autre}',
  );
});
