import { expect, it } from 'vitest';
import { changesOf } from './changesOf.ts';

it('A change names each field that differs', () => {
  const before = { price: 100, info: { phone: null, name: 'A' } };
  const after = { price: 200, info: { phone: '77', name: 'A' }, isPublished: true };
  expect(changesOf(before, after)).toEqual([
    { field: 'prix', before: '100', after: '200' },
    { field: 'info › téléphone', before: null, after: '77' },
    { field: 'en vente', before: null, after: 'oui' },
  ]);
});

it('A description that is no HTML keeps its signs', () => {
  const typed = { description: '<b>1</b>' };
  expect(changesOf(null, typed, { hasRichText: false })).toMatchObject([{ after: '<b>1</b>' }]);
});

it('A description is shown as its words', () => {
  const description = '<p>Le kaani, bien rouge.</p><ul><li>250 g</li><li>Très forts</li></ul>';
  expect(changesOf({ description }, { description: '' })).toEqual([
    { field: 'description', before: 'Le kaani, bien rouge. 250 g. Très forts', after: null },
  ]);
  expect(changesOf({ text: '' }, { text: '1 < 2' })).toMatchObject([{ after: '1 < 2' }]);
});

it('A reduction is named as the console names it', () => {
  const multiPricing = [{ type: 'ADJUSTMENT', percentage: true, endDate: '2026-11-30T00:00:00.000Z' }];
  expect(changesOf({ multiPricing: [] }, { multiPricing })).toEqual([
    { field: 'réductions › 1 › sorte', before: null, after: 'réduction' },
    { field: 'réductions › 1 › en pourcentage', before: null, after: 'oui' },
    { field: 'réductions › 1 › fin', before: null, after: '30 novembre 2026 à 00:00' },
  ]);
});

const hours = (text: string) => ({
  storeInfo: { contactPageInfo: { openingHours: { 0: { hours: text } } } },
});

it('A setting of a store is named down to its value', () => {
  expect(changesOf(hours('9 h – 18 h'), hours('9 h – 19 h'))).toEqual([
    {
      field: 'boutique › page de contact › horaires › 1 › horaires',
      before: '9 h – 18 h',
      after: '9 h – 19 h',
    },
  ]);
});

it('Nothing differs without states', () => {
  expect(changesOf(null, null)).toEqual([]);
});

it('A change is in French down to its codes and its lists', () => {
  expect(changesOf({ status: 'NEW' }, { status: 'QUOTED', at: '2026-12-01T08:00:00.000Z' })).toEqual([
    { field: 'statut', before: 'à répondre', after: 'devis envoyé' },
    { field: 'date', before: null, after: '1 décembre 2026 à 08:00' },
  ]);
  const hosts = [{ host: 'boutique.sn', isPrimary: false }];
  expect(changesOf({ hosts }, { hosts: [{ host: 'boutique.sn', isPrimary: true }] })).toEqual([
    { field: 'noms de domaine › 1 › principal', before: 'non', after: 'oui' },
  ]);
});
