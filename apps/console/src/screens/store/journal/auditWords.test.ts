import { expect, it } from 'vitest';
import { changesOf } from './auditWords.ts';

it('An entry of the log names each field that changed', () => {
  const before = { price: 100, info: { phone: null, name: 'A' } };
  const after = { price: 200, info: { phone: '77', name: 'A' }, isPublished: true };
  expect(changesOf(before, after)).toEqual([
    { field: 'price', before: '100', after: '200' },
    { field: 'info.phone', before: null, after: '77' },
    { field: 'isPublished', before: null, after: 'oui' },
  ]);
});

it('An entry without states has no changes', () => {
  expect(changesOf(null, null)).toEqual([]);
});
