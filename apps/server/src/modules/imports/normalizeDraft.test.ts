import { describe, expect, it } from 'vitest';
import type { ProductDraft } from './draft.ts';
import { Diagnostics } from './importError.ts';
import { normalizeDraft } from './normalizeDraft.ts';

const diagnosticsOf = (draft: Partial<ProductDraft>): string[] => {
  const diagnostics = new Diagnostics();
  normalizeDraft({ line: 2, ...draft }, diagnostics);
  return diagnostics.list().map(({ reason }) => reason);
};
const long = 'a'.repeat(201);

describe('A draft', () => {
  it('has the SKUs that the store will find it by', () => {
    const draft = { line: 2, sku: ' A\t 1\u200B', variations: [{ line: 2, sku: 'B \u200E 2' }] };
    expect(normalizeDraft(draft, new Diagnostics())).toEqual({
      line: 2,
      sku: 'A 1',
      variations: [{ line: 2, sku: 'B 2' }],
    });
  });

  it.each<[string, Partial<ProductDraft>, string]>([
    ['a long category', { category: long }, 'plus de 200 caractères'],
    ['a long tag', { tags: ['court', long] }, 'plus de 200 caractères'],
    ['a long brand', { brand: long }, 'plus de 200 caractères'],
    [
      'a collection without an address',
      { collections: [{ id: 'A b', name: 'A', slug: 'a' }] },
      'forme d’une adresse',
    ],
    ['a day that is none', { addedAt: 'hier' }, 'n’est pas une date'],
    ['an unreadable URL', { images: [{ url: 'http://x/\u0000' }] }, 'signes illisibles'],
  ])('with %s is an error', (_, draft, reason) => {
    expect(diagnosticsOf(draft)).toEqual([expect.stringContaining(reason) as string]);
  });

  it('without any of these is none', () => {
    expect(diagnosticsOf({ category: 'Mode', brand: null, addedAt: '2026-01-01T00:00:00Z' })).toEqual([]);
  });
});
