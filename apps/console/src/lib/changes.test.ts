import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

it('A change names each field that differs', () => {
  const before = { price: 100, info: { phone: null, name: 'A' } };
  const after = { price: 200, info: { phone: '77', name: 'A' }, isPublished: true };
  expect(changesOf(before, after)).toEqual([
    { field: 'prix', before: '100', after: '200' },
    { field: 'info › phone', before: null, after: '77' },
    { field: 'en vente', before: null, after: 'oui' },
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
