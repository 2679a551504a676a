import { aProduct, aProductSummary, aProductWithVariations } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { toProduct, toProductPage, toProductSummaries } from './product.ts';
import {
  toCategories,
  toCategorySections,
  toCollections,
  toNamedList,
} from '../../features/catalogue/category.ts';

describe('A product', () => {
  it('from our own server is read completely', () => {
    const wire = aProductWithVariations();
    const product = toProduct(wire);
    expect(product).toMatchObject({
      id: 'robe-wax',
      name: 'Robe wax',
      picture: 'panier.jpg',
      pictureColor: '#c8a27a',
      sellingPrice: 22_000,
      hasVariations: true,
      gallery: wire.gallery,
      tags: ['Nouveautés'],
    });
    expect(product?.variations.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['robe-rouge-m', 5],
      ['robe-rouge-l', 0],
      ['robe-bleu-m', 3],
      ['robe-bleu-l', 2],
    ]);
  });

  it.each([
    ['wrapped in data', { data: { _id: { $oid: '65f0' }, name: 'Robe' } }],
    ['with its id under _id', { _id: '65f0', name: 'Robe' }],
    ['with its numbers as texts', { id: { $oid: '65f0' }, name: 'Robe', sellingPrice: '0', quantity: '0' }],
    [
      'with nulls',
      { id: '65f0', name: 'Robe', picture: null, brand: null, multiPricing: null, gallery: null },
    ],
  ])('a product %s has sane values', (_what, wire) => {
    expect(toProduct(wire)).toEqual({
      id: '65f0',
      sku: '',
      name: 'Robe',
      picture: null,
      pictureColor: null,
      brand: null,
      category: null,
      sellingPrice: 0,
      quantity: 0,
      multiPricing: [],
      hasVariations: false,
      variationPrices: [],
      description: '',
      gallery: [],
      tags: [],
      variations: [],
    });
  });

  it('accepts names in objects, and images without alternative text', () => {
    expect(
      toProduct({
        id: 1,
        name: ' ',
        brand: { name: 'Sonatel' },
        category: { name: 'Mode' },
        gallery: ['a.jpg', { name: 'b.jpg', alt: '' }, { alt: 'rien' }, null],
        pictureColor: 'url(x)',
      }),
    ).toMatchObject({
      id: '1',
      name: 'Article',
      brand: 'Sonatel',
      category: 'Mode',
      pictureColor: null,
      gallery: [
        { name: 'a.jpg', alt: 'Article' },
        { name: 'b.jpg', alt: 'Article' },
      ],
    });
  });

  it.each([[null], ['x'], [[]], [{}], [{ data: null }], [{ name: 'Robe' }], [42]])('is not in %j', (body) => {
    expect(toProduct(body)).toBe(null);
  });
});

describe('A list of products', () => {
  const mixed = [aProductSummary(), null, { name: 'sans id' }, 'x', aProductSummary({ id: 'b' })];

  it.each([
    ['bare', mixed],
    ['under data', { data: mixed }],
  ])('%s, omits items that are not products', (_form, body) => {
    expect(toProductSummaries(body)?.map(({ id }) => id)).toEqual(['panier-tresse', 'b']);
  });

  it.each([
    [
      { data: [aProduct()], current_page: 2, last_page: 5, total: 93 },
      { page: 2, lastPage: 5, total: 93 },
    ],
    [
      { data: [aProduct()], current_page: '2', last_page: '5', total: '93' },
      { page: 2, lastPage: 5, total: 93 },
    ],
    [
      { data: [aProduct()], meta: { current_page: 2, last_page: 5, total: 93 } },
      { page: 2, lastPage: 5, total: 93 },
    ],
    [{ data: [aProduct()] }, { page: 1, lastPage: 1, total: 1 }],
    [[aProduct()], { page: 1, lastPage: 1, total: 1 }],
    [
      { data: [], current_page: 0, last_page: 0, total: 0 },
      { page: 1, lastPage: 1, total: 0 },
    ],
  ])('reads its numbers from any shape', (body, numbers) => {
    expect(toProductPage(body)).toMatchObject(numbers);
  });
});

describe('An unreadable list of products', () => {
  const unpriced = { id: 'a', name: 'Bol', quantity: 3 };

  it.each([[null], [''], [{}], [{ data: {} }], [{ total: 3 }], [['x', null]], [{ data: [unpriced] }]])(
    'the answer %j is not a list of products',
    (body) => {
      expect(toProductSummaries(body)).toBeNull();
      expect(toProductPage(body)).toBeNull();
    },
  );

  it('has unreadable items omitted when other products can be read', () => {
    const list = [unpriced, aProductSummary()];
    expect(toProductSummaries(list)?.map(({ id }) => id)).toEqual(['panier-tresse']);
  });
});

describe('The lists to filter by', () => {
  it('are read from texts and objects', () => {
    expect(toNamedList(['Wax', { name: 'Bazin', count: '3' }, { name: '' }, null])).toEqual([
      { name: 'Wax', count: null },
      { name: 'Bazin', count: 3 },
    ]);
  });

  it('take a category by either of its names', () => {
    expect(
      toCategories([{ category_name: 'Mode' }, { id: 'm', name: 'Maison', image: 'm.jpg', count: 2 }]),
    ).toEqual([
      { id: 'Mode', name: 'Mode', count: null, image: null },
      { id: 'm', name: 'Maison', count: 2, image: 'm.jpg' },
    ]);
  });

  it('take a collection by its title, its name, and an id or a slug', () => {
    expect(
      toCollections({
        data: [{ _id: { $oid: '1' }, title: 'Tabaski' }, { name: 'Korité', slug: 'korite' }, {}],
      }),
    ).toEqual([
      { id: '1', title: 'Tabaski', slug: 'Tabaski', description: '', image: null },
      { id: 'korite', title: 'Korité', slug: 'korite', description: '', image: null },
    ]);
  });

  it('omit empty sections', () => {
    const sections = [
      { name: 'Vide', items: [] },
      { name: 'Mode', items: [aProductSummary(), { name: 'sans id' }] },
    ];
    expect(toCategorySections(sections).map(({ name, products }) => [name, products.length])).toEqual([
      ['Mode', 1],
    ]);
  });
});
