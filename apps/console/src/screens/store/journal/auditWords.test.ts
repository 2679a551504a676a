import { expect, it } from 'vitest';
import { actionWord } from './auditWords.ts';

it('An action that the console does not know keeps its code', () => {
  expect([actionWord('product.publish'), actionWord('product.paint')]).toEqual([
    'Article mis en vente',
    'product.paint',
  ]);
});
