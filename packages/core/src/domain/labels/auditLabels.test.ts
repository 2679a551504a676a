import { expect, it } from 'vitest';
import { toActionLabel } from './auditLabels.ts';

it('An action that is unknown keeps its code', () => {
  expect([toActionLabel('product.publish'), toActionLabel('product.paint')]).toEqual([
    'Article mis en vente',
    'product.paint',
  ]);
});
