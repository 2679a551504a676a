import { describe, expect, it } from 'vitest';
import { canonicalListHref } from './canonicalListHref.ts';

const options = {
  categories: [{ id: 'mode', name: 'Mode', image: null, count: 3 }],
  collections: [{ id: 'c-1', title: 'Tabaski', slug: 'tabaski-2026', description: '', image: null }],
  tags: [
    { name: 'Cadeau', count: 2 },
    { name: 'été', count: 1 },
    { name: 'Été', count: 1 },
  ],
  brands: [{ name: 'Cœur & Cuir', count: 1 }],
};
const moved = (address: string) => canonicalListHref(new URLSearchParams(address), options);

describe('The address of a list', () => {
  it.each([
    ['category=mode', 'category=Mode'],
    ['category=MODE&sort=price_asc&page=2', 'category=Mode&sort=price_asc&page=2'],
    ['collection=tabaski', 'collection=Tabaski'],
    ['collection=tabaski-2026', 'collection=Tabaski'],
    ['collection=c-1', 'collection=Tabaski'],
    ['tag=CADEAU&utm_source=sms', 'tag=Cadeau&utm_source=sms'],
    ['tag=ETE', 'tag=%C3%A9t%C3%A9'],
    ['brand=coeur+%26+cuir', 'brand=C%C5%93ur+%26+Cuir'],
    ['category=mode&utm_source=fb&gclid=1', 'category=Mode&utm_source=fb&gclid=1'],
    ['category=mode&category=Chaussures', 'category=Mode'],
    ['category=Mode&category=Mode', 'category=Mode'],
    ['category=Mode&page=2&page=3&ref=a&ref=b', 'category=Mode&page=2&ref=a&ref=b'],
    ['tag=cadeau&brand=COEUR+%26+CUIR', 'tag=Cadeau&brand=C%C5%93ur+%26+Cuir'],
  ])('?%s moves to ?%s', (address, canonical) => {
    expect(moved(address)).toBe(`/products?${canonical}`);
    expect(moved(canonical)).toBe(null);
  });

  it.each(['', 'category=Mode', 'tag=%C3%89t%C3%A9', 'category=inconnue', 'search=mode', 'category=all'])(
    '?%s stays',
    (address) => {
      expect(moved(address)).toBe(null);
    },
  );
});
