import {
  CategorySectionWire,
  CategoryWire,
  CollectionPageWire,
  CollectionWire,
  ExchangeRatesWire,
  NamedWire,
  ServiceWire,
  StoreWire,
} from '@teranga/contract';
import { Type } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { fillStores } from './testing/fillStores.ts';
import { refusal, wireAnswer } from './testing/wireAnswer.ts';

const { db, inject } = await testApp({ design: 'rahmou-serwiss' });

beforeAll(() => fillStores(db));

const get = (path: string) => inject('a', `/api/${path}`);
const names = async (path: string, schema: typeof NamedWire | typeof CategoryWire | typeof CollectionWire) =>
  wireAnswer(Type.Array(schema), await get(path)).map(({ name }) => name);

describe('lists of categories, brands and tags', () => {
  it('hold every category in the store’s order, with its count', async () => {
    const list = wireAnswer(Type.Array(CategoryWire), await get('categories'));
    expect(list.map(({ name, count }) => [name, count])).toEqual([
      ['Vide', 0],
      ['Sacs', 1],
      ['Robes', 10],
      ['Bijoux', 2],
    ]);
    expect(list[2]).toEqual({
      id: 'robes',
      name: 'Robes',
      category_name: 'Robes',
      image: 'robes.webp',
      count: 10,
    });
  });
  it('show the chosen categories first as popular, and no empty one', async () => {
    expect(await names('categories/popular', CategoryWire)).toEqual(['Bijoux', 'Robes', 'Sacs']);
  });
  it('show sections of at most 8 products, available ones first, in a stable order', async () => {
    const answer = await get('categories/randoms');
    const sections = wireAnswer(Type.Array(CategorySectionWire), answer);
    expect(sections.map(({ name, items }) => [name, items.length])).toEqual([
      ['Bijoux', 2],
      ['Sacs', 1],
      ['Robes', 8],
    ]);
    expect(sections[0]?.items.map(({ id }) => id)).toEqual(['collier', 'bague']);
    expect(sections[2]?.items[0]?.id).toBe('robe-9');
    expect((await get('categories/randoms')).body).toBe(answer.body);
  });
  it('sort brands and tags without regard to accents', async () => {
    expect(await names('categories/brands', NamedWire)).toEqual(['Awa', 'Élan', 'Zed']);
    expect(await names('categories/all-tags', NamedWire)).toEqual(['Cuir', 'Été']);
    expect(await names('categories/popular-tags', NamedWire)).toEqual(['Été', 'Cuir']);
  });
});

describe('lists of collections', () => {
  it.each([
    ['collections', ['Tabaski', 'Mariage']],
    ['collections/top', ['Tabaski', 'Mariage']],
    ['collections/themes', ['Tabaski', 'Mariage']],
    ['collections/best', ['Mariage', 'Tabaski']],
  ])('GET /api/%s lists the collections in its order', async (path, expected) => {
    expect(await names(path, CollectionWire)).toEqual(expected);
  });
  it('show a collection with its products', async () => {
    const { theme, products } = wireAnswer(
      CollectionPageWire,
      await get('collections/themes/tabaski-2026?page='),
    );
    expect(theme).toEqual({
      id: 'tabaski',
      name: 'Tabaski',
      title: 'Tabaski',
      slug: 'tabaski-2026',
      description: 'Pour la fête',
      image: null,
    });
    expect(products.total).toBe(1);
    expect(products.current_page).toBe(1);
    expect(products.data.map(({ id }) => id)).toEqual(['sac']);
    expect(refusal(await get('collections/themes/secret'), 404).message).toBe('Collection introuvable.');
  });
});

const serviceIds = async (path: string) =>
  wireAnswer(Type.Array(ServiceWire), await get(path)).map(({ id }) => id);

describe('services', () => {
  it('are listed by category', async () => {
    expect(await serviceIds('services')).toEqual(['visa', 'vol', 'conseil']);
    expect(await serviceIds('services/store/a')).toEqual(['visa', 'vol', 'conseil']);
    expect(await serviceIds('services/available')).toEqual(['visa', 'conseil']);
    expect(await serviceIds('services/category/voyage')).toEqual(['vol']);
  });
  it('are found by id', async () => {
    expect(wireAnswer(ServiceWire, await get('services/visa'))).toEqual({
      id: 'visa',
      name: 'Visa',
      description: 'Tous pays',
      picture: 'visa.webp',
      pictureColor: '#112233',
      isAvailable: true,
      service_category: { id: 'papiers', name: 'Papiers' },
    });
  });
  it.each([
    ['services/secret', 'Service non trouvé'],
    ['services/category/secret', 'Catégorie introuvable.'],
    ['services/store/b', 'Boutique introuvable.'],
  ])('the address %s is not found', async (path, message) => {
    expect(refusal(await get(path), 404).message).toBe(message);
  });
});

describe('the store', () => {
  it('returns its description, and gives each delivery zone an id', async () => {
    const { store, marketplaceInfo, features } = wireAnswer(StoreWire, await get('store'));
    expect(store).toEqual({ id: 'a', name: 'Boutique a', logo: null, design: 'rahmou-serwiss' });
    expect(marketplaceInfo.deliveryInfo.zones.map(({ id }) => id)).toEqual([
      'dakar',
      'thies-mbour',
      'kidira',
    ]);
    expect(features.onlinePayment).toBe(false);
  });
  it('has a response even without any content of its own', async () => {
    expect(wireAnswer(StoreWire, await inject('b', '/api/store')).storeInfo.name).toBe('Boutique b');
  });
});

it('exchange rates are available before the first fetch', async () => {
  const answer = wireAnswer(ExchangeRatesWire, await get('exchange-rates'));
  expect(answer).toEqual({ result: 'success', base_code: 'XOF', rates: { XOF: 1, EUR: 1 / 655.957 } });
});

it.each([
  'store',
  'products',
  'products?search=secret',
  'products/search?search=secret',
  'products/new',
  'products/best-sales',
  'products/sac/related',
  'categories',
  'categories/popular',
  'categories/randoms',
  'categories/brands',
  'categories/all-tags',
  'categories/popular-tags',
  'collections',
  'collections/top',
  'collections/best',
  'collections/themes',
  'services',
  'services/available',
  'exchange-rates',
  'cart',
])('The address %s never shows another store’s rows', async (path) => {
  const answer = await get(path);
  expect(answer.statusCode).toBe(200);
  expect(/secret/i.test(answer.body)).toBe(false);
});
