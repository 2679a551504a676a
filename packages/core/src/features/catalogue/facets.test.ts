import { describe, expect, it } from 'vitest';
import { toFacets } from './facets.ts';

const answer = {
  categories: [{ name: 'Mode', count: 12 }, { name: 'Maison', count: '3' }, { count: 9 }, null],
  tags: [],
  brands: 'aucune',
  prices: [
    { min: null, max: 10_000, count: 4 },
    { min: 10_000, max: 20_000, count: 0 },
  ],
  onSale: 2,
};

describe('The counts of an answer', () => {
  const facets = toFacets(answer);

  it.each([
    ['categories', 'Mode', 12],
    ['categories', 'Maison', 3],
    ['categories', 'Inconnue', 0],
    ['tags', 'Été', 0],
    ['brands', 'Awa', null],
    ['collections', 'Tabaski', null],
  ] as const)('are of %s «%s»: %s', (kind, name, count) => {
    expect(facets?.count(kind, name)).toBe(count);
  });

  it.each([
    [null, 10_000, 4],
    [10_000, 20_000, 0],
    [20_000, 50_000, null],
  ])('are of prices from %s to %s: %s', (min, max, count) => {
    expect(facets?.countPrice(min, max)).toBe(count);
  });

  it('are of reduced products', () => {
    expect(facets?.onSale).toBe(2);
    expect(toFacets({})?.onSale).toBeNull();
  });

  it.each([[undefined], [null], ['oui'], [3]])('are null for %s', (value) => {
    expect(toFacets(value)).toBe(null);
  });
});
