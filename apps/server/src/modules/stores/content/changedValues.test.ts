import { expect, it } from 'vitest';
import { changedValues } from './changedValues.ts';

it('Only what differs is stored, where it is in the document', () => {
  const before = { features: { whatsapp: '+221770000000', cashOnDelivery: true }, name: 'A' };
  const after = { features: { whatsapp: '+221771111111', cashOnDelivery: true }, name: 'A' };
  expect(changedValues(before, after)).toEqual({
    before: { features: { whatsapp: '+221770000000' } },
    after: { features: { whatsapp: '+221771111111' } },
  });
});

it('What is added or removed has one side', () => {
  expect(changedValues({ hero: { title: 'Bonjour' } }, { zones: [{ price: 500 }] })).toEqual({
    before: { hero: { title: 'Bonjour' } },
    after: { zones: { 0: { price: 500 } } },
  });
});

it('Long texts are cut, and more than fifty values are left out', () => {
  const { after } = changedValues({ text: '' }, { text: 'x'.repeat(400) });
  expect(String(after['text'])).toHaveLength(301);
  const many = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`k${index}`, index]));
  expect(Object.keys(changedValues({}, many).after)).toHaveLength(50);
});
