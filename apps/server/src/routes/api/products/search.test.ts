import { ProductPageWire } from '@teranga/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertCategories } from '../../../modules/catalogue/writeCategories.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { testApp } from '../../../testing/testApp.ts';
import { wireAnswer } from '../testing/wireAnswer.ts';

const { db, inject } = await testApp();

const products = [
  aProduct({ id: 'chaussures', name: 'Chaussures élégantes', brand: 'Sandaga', categoryId: 'souliers' }),
  aProduct({ id: 'robe', name: 'Robe wax Ndèye', tags: ['Fête'] }),
  aProduct({ id: 'robinet', name: 'Robinet de cuisine' }),
  aProduct({ id: 'bague', name: 'Bague en or', sku: 'OR-18K' }),
  aProduct({
    id: 'collier',
    name: 'Collier de perles',
    description: '<p>Perles de verre et fermoir en <strong>argent</strong></p>',
  }),
  aProduct({ id: 'tshirt', name: 'T-shirt cœur de Dakar' }),
  aProduct({ id: 'boubou', name: 'Grand boubou brodé' }),
  aProduct({ id: 'telephone', name: 'Téléphone Galaxy A15' }),
  aProduct({ id: 'solde', name: 'Remise 100% coton' }),
];

beforeAll(async () => {
  await db.withStore('a', async (tx) => {
    await upsertCategories(tx, [{ id: 'souliers', name: 'Souliers' }]);
    await upsertProducts(tx, products, new Date());
  });
  await db.withStore('b', (tx) =>
    upsertProducts(tx, [aProduct({ id: 'robe-b', name: 'Robe wax' })], new Date()),
  );
});

const search = async (text: string, path = '/api/products') =>
  wireAnswer(ProductPageWire, await inject('a', `${path}?search=${encodeURIComponent(text)}`));
const idsOf = async (text: string) => (await search(text)).data.map(({ id }) => id);

describe('search', () => {
  it.each([
    ['accents', 'chaussure elegante', ['chaussures']],
    ['accents the other way', 'robè', ['robe']],
    ['capitals', 'CHAUSSURES', ['chaussures']],
    ['plural and singular', 'robes', ['robe']],
    ['the start of a word', 'chauss', ['chaussures']],
    ['the start of the last word', 'grand bou', ['boubou']],
    ['a ligature', 'coeur', ['tshirt']],
    ['a hyphenated word', 't-shirt', ['tshirt']],
    ['another spelling', 'tee-shirts', ['tshirt']],
    ['another spelling in two words, still being typed', 'tee shirt dak', ['tshirt']],
    ['a word whose stem begins others', 'robe', ['robe']],
    ['a brand', 'sandaga', ['chaussures']],
    ['a category', 'soulier', ['chaussures']],
    ['a tag', 'fete', ['robe']],
    ['a SKU', 'or-18k', ['bague']],
    ['a word of the description', 'argent', ['collier']],
    ['a word that is an operator elsewhere', 'bague or', ['bague']],
    ['signs around words', '«robe»!!! & | :* (wax)', ['robe']],
    ['a typo', 'chausure', ['chaussures']],
    ['a letter left out', 'bouou', ['boubou']],
    ['a hyphenated word written as one, with a typo', 'tshrt', ['tshirt']],
    ['two letters swapped', 'telehpone', ['telephone']],
    ['a typo beside a brand', 'chausures sandaga', ['chaussures']],
    ['a typo among words', 'chausures elegantes', ['chaussures']],
    ['no such thing', 'qwxzk', []],
    ['a quote that never ends', '"robe', ['robe']],
    ['a back-slash', 'robe\\', ['robe']],
    ['a per cent sign', '100%', ['solde']],
    ['another script', 'فستان', []],
    ['what could not be read', 'robe \ufffd', ['robe']],
  ])('finds by %s', async (_case, text, ids) => {
    expect(await idsOf(text)).toEqual(ids);
  });

  it.each(['', '   ', '\u0000'])('reads %j as no search', async (text) => {
    for (const path of ['/api/products', '/api/products/search'])
      expect((await search(text, path)).total).toBe(products.length);
  });

  it.each(['!!!!', '!!! ??? &|:*', '%', '_', '👗'])(
    'finds nothing for «%s», which holds no word',
    async (text) => {
      for (const path of ['/api/products', '/api/products/search'])
        expect(await search(text, path)).toMatchObject({ data: [], total: 0 });
    },
  );

  it('answers 10 000 characters by the first of them', async () => {
    expect(await idsOf(`robe wax ${'!'.repeat(10_000)} robinet`)).toEqual(['robe']);
    expect(await idsOf('a'.repeat(10_000))).toEqual([]);
    expect((await search('robe '.repeat(2_000))).data.map(({ id }) => id)).toEqual(['robe']);
  });

  it('combines with filters and sorts', async () => {
    const answer = await inject('a', '/api/products?search=de&sort=price_asc&category=souliers');
    expect(wireAnswer(ProductPageWire, answer).data).toEqual([]);
  });

  it('puts a match in the name before one in the description', async () => {
    await db.withStore('a', (tx) =>
      upsertProducts(
        tx,
        [
          aProduct({ id: 'savon', name: 'Savon', description: '<p>Au parfum de vanille</p>', sold: 99 }),
          aProduct({ id: 'vanille', name: 'Vanille' }),
        ],
        new Date(),
      ),
    );
    expect(await idsOf('vanille')).toEqual(['vanille', 'savon']);
  });

  it('ranks a whole word of a name before a mere prefix', async () => {
    await db.withStore('a', (tx) =>
      upsertProducts(
        tx,
        [
          aProduct({ id: 'the', name: 'Thé, 20 sachets', sold: 99 }),
          aProduct({ id: 'tente', name: 'Tente', description: '<p>Avec son sac</p>', sold: 99 }),
          aProduct({ id: 'cabas', name: 'Cabas', tags: ['Sacs'], sold: 3 }),
          aProduct({ id: 'sac', name: 'Sac à main' }),
        ],
        new Date(),
      ),
    );
    expect(await idsOf('sac')).toEqual(['sac', 'the', 'cabas', 'tente']);
    expect(await idsOf('sach')).toEqual(['the']);
  });

  it('is also available as its own endpoint', async () => {
    expect(await search('robe', '/api/products/search')).toMatchObject({
      total: 1,
      current_page: 1,
      last_page: 1,
    });
  });
});
