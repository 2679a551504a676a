import {
  RenamedWire,
  StaffCategoryListWire,
  StaffCategoryWire,
  StaffCollectionListWire,
  StaffCollectionWire,
  StaffNameListWire,
  StaffPromoListWire,
  StaffPromoWire,
  StaffServiceWire,
  StaffZoneListWire,
} from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { readService } from '../../../modules/services/readServices.ts';
import { writeTestTerms } from '../../../modules/stores/testing/aStoreContent.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { staffShop } from './testing/staffShop.ts';

const { asAdmin, db, empty, signedIn } = await staffShop();
const [preparer, manager] = [await signedIn('preparer'), await signedIn('manager')];
const base = '/api/admin';
const post = (path: string, payload: object) => manager.call('POST', `${base}${path}`, { payload });
/** Entries are changed as they were seen; promotion codes have no version. */
const seen = (version: number) => ({ 'if-match': `"${version}"` });
const patch = (path: string, payload: object, version = 1) =>
  manager.call('PATCH', `${base}${path}`, { payload, headers: seen(version) });
const put = (path: string, payload: object) => manager.call('PUT', `${base}${path}`, { payload });
const remove = (path: string, version = 1) =>
  manager.call('DELETE', `${base}${path}`, { headers: seen(version) });

beforeEach(async () => {
  await empty('products', 'categories', 'collections', 'services', 'promo_codes', 'product_versions');
  const products = ['savon', 'robe'].map((id) => aProduct({ id, brand: 'Karité', tags: ['bio', 'neuf'] }));
  for (const store of ['a', 'b'] as const)
    await db.withStore(store, async (tx) => {
      await writeTestTerms(tx);
      await upsertProducts(tx, products, new Date());
    });
});

describe.each([
  ['collections', StaffCollectionWire, StaffCollectionListWire],
  ['categories', StaffCategoryWire, StaffCategoryListWire],
] as const)('The %s', (grouping, entry, list) => {
  it('are created, changed, put in order and deleted, in one store', async () => {
    const first = wireAnswer(entry, await post(`/${grouping}`, { name: 'Été à Dakar' }), 201);
    const second = wireAnswer(
      entry,
      await post(`/${grouping}`, { name: 'Fêtes', id: 'fetes', place: 1 }),
      201,
    );
    expect(first.id).toBe('ete-a-dakar');
    expect(second.id).toBe('fetes');
    expect(refusal(await post(`/${grouping}`, { name: 'Autre', id: 'fetes' }), 409)).toHaveProperty(
      'message',
    );
    const changed = wireAnswer(entry, await patch(`/${grouping}/fetes`, { name: 'Tabaski' }));
    expect(changed).toMatchObject({ name: 'Tabaski', count: 0 });
    const read = async () => wireAnswer(list, await preparer.call('GET', `${base}/${grouping}`)).items;
    expect((await read()).map(({ id }) => id)).toEqual(['fetes', 'ete-a-dakar']);
    const ordered = await put(`/${grouping}/order`, { ids: ['ete-a-dakar', 'fetes'] });
    expect(wireAnswer(list, ordered).items.map(({ id }) => id)).toEqual(['ete-a-dakar', 'fetes']);
    expect(refusal(await put(`/${grouping}/order`, { ids: ['fetes'] }), 409)).toHaveProperty('message');
    expect((await remove(`/${grouping}/fetes`, changed.version)).statusCode).toBe(204);
    expect(refusal(await remove(`/${grouping}/fetes`), 404)).toHaveProperty('message');
    expect(await asAdmin(`select store_id from ${grouping}`)).toEqual([{ store_id: 'a' }]);
  });

  it('are not changed or deleted as somebody else’s change left them, but in their place', async () => {
    const { id } = wireAnswer(entry, await post(`/${grouping}`, { name: 'Fêtes' }), 201);
    wireAnswer(entry, await patch(`/${grouping}/${id}`, { name: 'Tabaski' }));
    for (const answer of [
      await patch(`/${grouping}/${id}`, { name: 'Korité' }),
      await remove(`/${grouping}/${id}`),
    ])
      expect(refusal(answer, 409).message).toContain(
        '« Tabaski » a changé entre-temps. Dernier changement :',
      );
    wireAnswer(entry, await post(`/${grouping}`, { name: 'Autre', place: 1 }), 201);
    expect(wireAnswer(entry, await patch(`/${grouping}/${id}`, { name: 'Korité' }, 2)).version).toBe(3);
  });

  it.each([{ name: '' }, { name: 'x', image: 'nulle.png' }, { name: '!!!' }, { name: 'x', place: 0 }])(
    'are not created of %j',
    async (payload) => {
      expect(refusal(await post(`/${grouping}`, payload), 422)).toHaveProperty('message');
      expect(await asAdmin(`select id from ${grouping}`)).toEqual([]);
    },
  );
});

const shownVisa = () => db.withStore('a', (tx) => readService(tx, 'visa'));

describe('A service', () => {
  it('has a category of its own kind', async () => {
    const payload = { name: 'Visa', category: 'Voyages', isAvailable: false };
    const created = wireAnswer(StaffServiceWire, await post('/services', payload), 201);
    expect(created).toMatchObject({ id: 'visa', category: { name: 'Voyages' }, isAvailable: false });
    const changed = wireAnswer(StaffServiceWire, await patch('/services/visa', { category: null }));
    expect(changed.category).toBeNull();
  });

  it('has a lowest price, a duration and documents, which shoppers read', async () => {
    const facts = { fromPrice: 25_000, duration: '3 jours ouvrés', documents: ['Passeport', 'Photo'] };
    const created = wireAnswer(StaffServiceWire, await post('/services', { name: 'Visa', ...facts }), 201);
    expect(created).toMatchObject(facts);
    expect(await shownVisa()).toMatchObject(facts);
    const none = { fromPrice: null, duration: null, documents: [] };
    expect(wireAnswer(StaffServiceWire, await patch('/services/visa', none))).toMatchObject(none);
    for (const fact of Object.keys(facts)) expect(await shownVisa()).not.toHaveProperty(fact);
  });

  it.each([{ fromPrice: -1 }, { fromPrice: 1.5 }, { duration: 'x'.repeat(101) }, { documents: 'Passeport' }])(
    'is not created with %j',
    async (facts) => {
      refusal(await post('/services', { name: 'Visa', ...facts }), 422);
      expect(await asAdmin('select id from services')).toEqual([]);
    },
  );
});

describe('Brands and tags', () => {
  it.each([
    ['brands', 'Karité', 'Baobab'],
    ['tags', 'bio', 'neuf'],
  ])('%s are renamed everywhere, and taken away', async (path, name, to) => {
    const read = async () =>
      wireAnswer(StaffNameListWire, await preparer.call('GET', `${base}/${path}`)).items;
    expect(await read()).toContainEqual({ name, count: 2 });
    expect(wireAnswer(RenamedWire, await post(`/${path}/rename`, { name, to }))).toEqual({ count: 2 });
    expect(await read()).toEqual([{ name: to, count: 2 }]);
    expect(wireAnswer(RenamedWire, await post(`/${path}/rename`, { name: to, to: null })).count).toBe(2);
    expect(await read()).toEqual([]);
    expect(refusal(await post(`/${path}/rename`, { name, to }), 404)).toHaveProperty('message');
    expect(await asAdmin(`select distinct brand from products where store_id = 'b'`)).toEqual([
      { brand: 'Karité' },
    ]);
  });
});

describe('A promo code', () => {
  it('is created once, changed, and deleted until it has been used', async () => {
    const promo = { code: 'tabaski-10', isPercentage: true, amount: 10 };
    expect(wireAnswer(StaffPromoWire, await post('/promos', promo), 201)).toMatchObject({
      code: 'TABASKI-10',
      isEnabled: true,
      used: 0,
    });
    expect(refusal(await post('/promos', promo), 409).errors).toHaveProperty('code');
    const changed = wireAnswer(StaffPromoWire, await patch('/promos/tabaski-10', { productIds: ['savon'] }));
    expect(changed).toMatchObject({ productIds: ['savon'], amount: 10 });
    await asAdmin(`update promo_codes set used = 1`);
    expect(refusal(await remove('/promos/TABASKI-10'), 409)).toHaveProperty('message');
    await asAdmin(`update promo_codes set used = 0`);
    expect((await remove('/promos/TABASKI-10')).statusCode).toBe(204);
    const { items } = wireAnswer(StaffPromoListWire, await manager.call('GET', `${base}/promos`));
    expect(items).toEqual([]);
  });

  it.each([
    { code: 'é', isPercentage: true, amount: 10 },
    { code: 'X', isPercentage: true, amount: 101 },
    { code: 'X', isPercentage: false, amount: 0 },
    { code: 'X', isPercentage: false, amount: 5, productIds: ['nul'] },
    {
      code: 'X',
      isPercentage: false,
      amount: 5,
      startsAt: '2100-01-02T00:00:00Z',
      endsAt: '2100-01-01T00:00:00Z',
    },
  ])('is not created of %j', async (promo) => {
    expect(refusal(await post('/promos', promo), 422)).toHaveProperty('message');
    expect(await asAdmin('select code from promo_codes')).toEqual([]);
  });
});

const readZones = async () =>
  wireAnswer(StaffZoneListWire, await manager.call('GET', `${base}/delivery-zones`));
const writeZones = (
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  version: number,
  payload?: object,
) =>
  manager.call(method, `${base}/delivery-zones${path}`, {
    headers: { 'if-match': `"${version}"` },
    ...(payload && { payload }),
  });

describe('The delivery zones', () => {
  it('change with the version of the settings', async () => {
    const before = await readZones();
    const zone = { name: 'Saly', price: 4_000 };
    const added = wireAnswer(StaffZoneListWire, await writeZones('POST', '', before.version, zone));
    expect(added.items.at(-1)).toMatchObject({ id: 'saly', price: 4_000, isEnabled: true, kind: 'delivery' });
    expect(refusal(await writeZones('POST', '', before.version, zone), 409)).toHaveProperty('message');
    const off = await writeZones('PATCH', '/saly', added.version, { isEnabled: false, price: 3_500 });
    const changed = wireAnswer(StaffZoneListWire, off);
    expect(changed.items.at(-1)).toMatchObject({ id: 'saly', price: 3_500, isEnabled: false });
    const ids = changed.items.map(({ id }) => id).toReversed();
    const ordered = wireAnswer(
      StaffZoneListWire,
      await writeZones('PUT', '/order', changed.version, { ids }),
    );
    expect(ordered.items.map(({ id }) => id)).toEqual(ids);
    const gone = wireAnswer(StaffZoneListWire, await writeZones('DELETE', '/saly', ordered.version));
    expect(gone.items.map(({ id }) => id)).not.toContain('saly');
    expect(refusal(await writeZones('DELETE', '/saly', gone.version), 404)).toHaveProperty('message');
  });
});
