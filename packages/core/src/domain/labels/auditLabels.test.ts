import { expect, it } from 'vitest';
import { toActionLabel } from './auditLabels.ts';

it('An action that is unknown keeps its code', () => {
  expect(toActionLabel('product.publish')).toBe('Article mis en vente');
  expect(toActionLabel('product.paint')).toBe('product.paint');
});
