import { describe, expect, it } from 'vitest';
import {
  changeFilters,
  noFilters,
  type ProductFilters,
  productsHref,
  readFilters,
  toQuery,
} from './productFilters.ts';

const full: ProductFilters = {
  search: 'robe wax',
  category: 'Mode',
  tag: 'Nouveautés',
  brand: 'Teranga',
  collection: 'Tabaski',
  priceMin: 10_000,
  priceMax: 20_000,
  onSale: true,
  sort: 'price_asc',
  page: 3,
};

describe('The filters of an address', () => {
  it('survive a round trip through the URL', () => {
    const query =
      'category=Mode&collection=Tabaski&tag=Nouveaut%C3%A9s&brand=Teranga&search=robe+wax&price_min=10000&price_max=20000&onSale=true&sort=price_asc&page=3';
    expect(readFilters(new URLSearchParams(query))).toEqual(full);
    expect(toQuery(full)).toEqual(query);
  });

  it.each([
    ['', {}],
    ['category=All&brand=all&tag=ALL', {}],
    ['category=&search=%20%20', {}],
    ['page=0', {}],
    ['page=-2', {}],
    ['page=deux', {}],
    ['page=1e9', {}],
    ['page=99999999999999', {}],
    ['price_min=-5&price_max=abc', {}],
    ['price_min=1.5', {}],
    ['sort=stock', {}],
    ['sort=default', {}],
    ['onSale=1', {}],
    ['onSale=false', {}],
    ['unknown=x', {}],
    ['price_min=0', { priceMin: 0 }],
    ['search=%20robe%20', { search: 'robe' }],
    ['category=Mode&category=Maison', { category: 'Mode' }],
    ['category=all&category=Maison', {}],
    ['page=2&page=3', { page: 2 }],
    ['category[]=Mode&category[0]=Mode', {}],
    ['category=%00Mode&search=%00', {}],
    ['search=robe%0A', { search: 'robe' }],
    ['search=robe%00wax', { search: 'robe wax' }],
    [`brand=${'x'.repeat(201)}`, {}],
    ['page=1000001', {}],
    ['page=9999999999', {}],
    ['price_max=2000000001', {}],
    ['search=!!!%20%3F%3F', { search: '!!! ??' }],
    ['search=%F0%9F%91%97', { search: '👗' }],
    ['search=all', { search: 'all' }],
    [`search=${'robe%20'.repeat(2000)}`, { search: 'robe '.repeat(24).trim() }],
    ['search=100%25', { search: '100%' }],
    ['page=2', { page: 2 }],
  ])('from «%s» treat malformed values as absent', (query, filters) => {
    expect(readFilters(new URLSearchParams(query))).toEqual({ ...noFilters, ...filters });
  });

  it.each([
    [{}, '/products'],
    [{ category: 'Bébé & enfant' }, '/products?category=B%C3%A9b%C3%A9+%26+enfant'],
    [{ page: 1, sort: 'default', onSale: false }, '/products'],
  ] as const)('the filters %j make the address %s', (filters, href) => {
    expect(productsHref(filters)).toBe(href);
  });
});

describe('A change of the filters', () => {
  it.each<[string, Partial<ProductFilters>, Partial<ProductFilters>]>([
    ['a collection resets the category', { collection: 'Korité' }, { collection: 'Korité', category: null }],
    ['a category resets the collection', { category: 'Maison' }, { category: 'Maison', collection: null }],
    ['no collection leaves the category', { collection: null }, { collection: null }],
    ['a search begins at page 1', { search: 'pagne' }, { search: 'pagne' }],
    ['a sort begins at page 1', { sort: 'default' }, { sort: 'default' }],
    ['no sale begins at page 1', { onSale: false }, { onSale: false }],
  ])('a change to %s', (_what, change, expected) => {
    expect(changeFilters(full, change)).toEqual({ ...full, page: 1, ...expected });
  });

  it('to another page changes nothing else', () => {
    expect(changeFilters(full, { page: 2 })).toEqual({ ...full, page: 2 });
  });
});
