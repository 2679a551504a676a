import {
  ProductBulkResultWire,
  ProductVersionPageWire,
  StaffProductPageWire,
  StaffProductWire,
} from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aVariation, percentOff } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { databaseDigest } from '../../testing/databaseDigest.ts';
import { staffShop } from '../testing/staffShop.ts';

const server = await staffShop();
const { asAdmin, db, empty, signedIn } = server;
const [preparer, manager] = [await signedIn('preparer'), await signedIn('manager')];
const url = '/api/admin/products';

beforeEach(async () => {
  await empty('products', 'product_versions', 'stock_movements', 'collections');
  const now = new Date();
  for (const store of ['a', 'b'] as const)
    await db.withStore(store, async (tx) => {
      await tx.query(`insert into collections (id, name, slug) values ('ete', 'Été', 'ete')`);
      const products = [
        aProduct({
          id: 'savon',
          name: 'Savon noir',
          quantity: 2,
          brand: 'Karité',
          tags: ['bio'],
          collectionIds: ['ete'],
          multiPricing: [percentOff(50, now, { from: -1, until: 1 })],
        }),
        aProduct({ id: 'robe', name: 'Robe wax', variations: [aVariation({ sku: 'WX-M', quantity: 9 })] }),
        aProduct({ id: 'vieux', name: 'Écharpe', quantity: 0, isPublished: false, sellingPrice: 500 }),
      ];
      await upsertProducts(tx, products, now);
    });
});

const list = async (query = '') =>
  wireAnswer(StaffProductPageWire, await preparer.call('GET', `${url}${query}`));
const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id);
const read = async (id: string) => wireAnswer(StaffProductWire, await preparer.call('GET', `${url}/${id}`));
const patch = (id: string, version: number, payload: object) =>
  manager.call('PATCH', `${url}/${id}`, { payload, headers: { 'if-match': `"${version}"` } });

const bulk = async (change: object) =>
  wireAnswer(
    ProductBulkResultWire,
    await manager.call('POST', `${url}/bulk`, { payload: { ids: ['savon', 'nul', 'robe'], change } }),
  ).results.map(({ isDone }) => isDone);

describe('The list of products', () => {
  it('has those that are off sale too, with the price that a shopper pays', async () => {
    const { items, counts } = await list('?sort=name');
    expect(items.map(({ id }) => id)).toEqual(['vieux', 'robe', 'savon']);
    expect(counts).toEqual({ all: 3, published: 2, unpublished: 1, low: 2, out: 1 });
    expect(items[2]).toMatchObject({ sellingPrice: 10_000, price: 5_000, isLow: true, quantity: 2 });
    expect(items[1]).toMatchObject({ hasVariations: true, variations: 1, isLow: false });
  });

  it.each([
    ['search=echarpe', ['vieux']],
    ['search=karite', ['savon']],
    ['search=WX-M', ['robe']],
    ['search=savon%20noi', ['savon']],
    ['search=savon%20wax', []],
    ['search=%25', []],
    ["search=d'%5C", []],
    ['brand=Karit%C3%A9', ['savon']],
    ['tag=bio', ['savon']],
    ['collection=ete', ['savon']],
    ['isPublished=false', ['vieux']],
    ['stock=out', ['vieux']],
    ['stock=low&isPublished=true', ['savon']],
    ['stock=untracked', []],
    ['category=inconnue', []],
  ])('is filtered by %s', async (query, ids) => {
    expect(await idsOf(`?${query}`)).toEqual(ids);
  });

  it.each(['recent', 'name', 'price_asc', 'price_desc', 'stock_asc', 'stock_desc', 'sold'])(
    'is sorted by %s, page by page',
    async (sort) => {
      const whole = await idsOf(`?sort=${sort}`);
      const pages: string[] = [];
      for (let next: string | null = ''; next !== null;) {
        const page = await list(`?sort=${sort}&limit=1${next === '' ? '' : `&cursor=${next}`}`);
        pages.push(...page.items.map(({ id }) => id));
        ({ next } = page);
      }
      expect(pages).toEqual(whole);
      expect(whole).toHaveLength(3);
    },
  );

  it('has no cursor of another order', async () => {
    const { next } = await list('?sort=sold&limit=1');
    const answer = await manager.call('GET', `${url}?sort=price_asc&limit=1&cursor=${next}`);
    expect(refusal(answer, 422).errors).toHaveProperty('cursor');
  });

  it.each(['sort=mine', 'stock=much', 'cursor=abc', 'limit=0', 'isPublished=1'])(
    'refuses the query %s',
    async (query) => {
      expect(refusal(await preparer.call('GET', `${url}?${query}`), 422)).toHaveProperty('message');
    },
  );
});

describe('A product', () => {
  it('is created off sale at an address of its own, which no other store has', async () => {
    const payload = { name: 'Savon noir', sellingPrice: 1_500, quantity: 7, description: '<b>x</b><script>' };
    const created = wireAnswer(StaffProductWire, await manager.call('POST', url, { payload }), 201);
    expect(created).toMatchObject({ id: 'savon-noir', isPublished: false, quantity: 7, version: 1 });
    expect(created.description).not.toContain('script');
    const second = wireAnswer(StaffProductWire, await manager.call('POST', url, { payload }), 201);
    expect(second.id).toBe('savon-noir-2');
    const taken = await manager.call('POST', url, { payload: { ...payload, id: 'robe' } });
    expect(refusal(taken, 409).errors).toHaveProperty('id');
    expect(await asAdmin(`select id from products where store_id = 'b' and id like 'savon-%'`)).toEqual([]);
    expect(
      await asAdmin(`select actor_name from audit_log where action = 'product.create' and subject_id = $1`, [
        'savon-noir',
      ]),
    ).toEqual([{ actor_name: 'manager' }]);
  });

  it('changes in what is named only, and says who changed what was seen before', async () => {
    const before = await read('robe');
    const changed = wireAnswer(
      StaffProductWire,
      await patch('robe', before.version, { name: 'Robe bazin', tags: ['neuf'] }),
    );
    expect(changed).toMatchObject({ name: 'Robe bazin', tags: ['neuf'], variations: before.variations });
    const late = refusal(await patch('robe', before.version, { name: 'Robe en retard' }), 409);
    expect(late.message).toContain('manager a changé cet article');
    expect(late.message).toContain('nom');
    expect((await read('robe')).name).toBe('Robe bazin');
  });

  it.each([
    ['an empty name', { name: ' ' }, 422],
    ['an unknown category', { categoryId: 'nulle' }, 422],
    ['a negative price', { sellingPrice: -1 }, 422],
    [
      'a rule that ends before it starts',
      { multiPricing: [percentOff(10, new Date(), { from: 2, until: 1 })] },
      422,
    ],
    ['an image that the store does not have', { gallery: [{ name: '../../etc/passwd.png', alt: '' }] }, 422],
    ['two variations of one reference', { variations: [aWire('X'), aWire('X')] }, 422],
  ])('refuses %s and changes nothing', async (_what, payload, status) => {
    const { version } = await read('savon');
    const digest = await databaseDigest(server);
    expect(refusal(await patch('savon', version, payload), status)).toHaveProperty('message');
    expect(await databaseDigest(server)).toEqual(digest);
  });

  it('is not changed without its version', async () => {
    const answer = await manager.call('PATCH', `${url}/savon`, { payload: { name: 'X' } });
    expect(refusal(answer, 428)).toHaveProperty('message');
  });

  it('is copied without stock, off sale, with references of its own', async () => {
    const answer = await manager.call('POST', `${url}/robe/duplicate`, { payload: {} });
    const copy = wireAnswer(StaffProductWire, answer, 201);
    expect(copy).toMatchObject({
      id: 'robe-wax-copie',
      name: 'Robe wax (copie)',
      isPublished: false,
      quantity: 0,
    });
    expect(copy.variations.map(({ sku, quantity }) => [sku, quantity])).toEqual([['WX-M-copie', 0]]);
  });

  it('is deleted with its version, and only in its store', async () => {
    const { version } = await read('savon');
    const remove = () => manager.call('DELETE', `${url}/savon`, { headers: { 'if-match': `"${version}"` } });
    expect((await remove()).statusCode).toBe(204);
    expect(refusal(await remove(), 404)).toHaveProperty('message');
    expect(await asAdmin(`select store_id from products where id = 'savon'`)).toEqual([{ store_id: 'b' }]);
  });

  it('is restored from its history', async () => {
    const { version } = await read('savon');
    await patch('savon', version, { name: 'Savon blanc' });
    const versions = wireAnswer(
      ProductVersionPageWire,
      await manager.call('GET', `${url}/savon/versions?limit=1`),
    );
    expect(versions.items).toMatchObject([{ actor: { name: 'manager' }, changed: ['nom'] }]);
    expect(versions.next).not.toBeNull();
    const restored = await manager.call('POST', `${url}/savon/versions/${version}/restore`, {
      payload: {},
      headers: { 'if-match': `"${version + 1}"` },
    });
    expect(wireAnswer(StaffProductWire, restored)).toMatchObject({
      name: 'Savon noir',
    });
  });

  it('of another store or no store answers 404', async () => {
    await asAdmin(`delete from products where store_id = 'a' and id = 'vieux'`);
    for (const id of ['vieux', 'nulle-part', '../x'])
      expect(refusal(await preparer.call('GET', `${url}/${encodeURIComponent(id)}`), 404)).toHaveProperty(
        'message',
      );
  });
});

describe('Several products', () => {
  it('change one by one, also when one of them is refused', async () => {
    expect(await bulk({ isPublished: false })).toEqual([true, false, true]);
    expect(await bulk({ addTag: 'soldes' })).toEqual([true, false, true]);
    expect(await bulk({ addCollection: 'nulle' })).toEqual([false, false, false]);
    expect(await read('savon')).toMatchObject({ isPublished: false, tags: ['bio', 'soldes'] });
    expect(await bulk({ isDeleted: true })).toEqual([true, false, true]);
    expect(await idsOf('')).toEqual(['vieux']);
  });

  it('are changed at once, and each is restored to the version before', async () => {
    const before = (await read('savon')).categoryId;
    const send = async (payload: object) =>
      wireAnswer(ProductBulkResultWire, await manager.call('POST', `${url}/bulk`, { payload })).results;
    const [savon] = await send({ ids: ['savon'], change: { categoryId: null } });
    const version = savon?.version ?? 0;
    expect((await read('savon')).categoryId).toBeNull();
    await manager.call('POST', `${url}/savon/versions/${version - 1}/restore`, {
      payload: {},
      headers: { 'if-match': `"${version}"` },
    });
    expect((await read('savon')).categoryId).toBe(before);
    expect((await send({ ids: ['savon'], change: { categoryId: before } }))[0]?.version).toBeNull();
  });
});

function aWire(sku: string) {
  return {
    sku,
    isEnabled: true,
    sellingPrice: 100,
    multiPricing: [],
    picture: null,
    pictures: [],
    options: [],
  };
}
