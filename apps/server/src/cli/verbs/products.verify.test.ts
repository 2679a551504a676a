import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aVariation } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertCategory } from '../../modules/catalogue/writeCategories.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, store, create } = await aShopfront();
for (const id of ['marche', 'ailleurs']) await create(id, `${id}.localhost`);

beforeEach(() =>
  db.withStore('marche', async (tx) => {
    for (const table of ['products', 'product_versions', 'stock_movements'])
      await tx.query(`delete from ${table}`);
    await upsertCategory(tx, { id: 'sacs', name: 'Sacs' });
    await upsertProducts(
      tx,
      [
        aProduct({ id: 'sac-a-dos', sku: 'ENF-005', name: 'Sac à dos', quantity: 10, sellingPrice: 10_000 }),
        aProduct({
          id: 'robe',
          sku: 'ROB',
          variations: [aVariation({ sku: 'ROB-M', quantity: 3 }), aVariation({ sku: 'ROB-L', quantity: 4 })],
        }),
      ],
      new Date(),
    );
  }),
);

const json = async (...words: string[]): Promise<unknown> =>
  JSON.parse((await store(...words, '--json')).out);
const franc = '\u00a0FCFA';

describe('npm run store -- stock', () => {
  it('adds and removes units, and lists the movements', async () => {
    const { out } = await store(
      '--as',
      'Awa',
      'stock',
      'marche',
      'ENF-005',
      '--add',
      '-3',
      '--reason',
      'inventaire',
    );
    expect(out).toBe('sac-a-dos : 10 → 7.');
    expect(await json('stock', 'marche', 'ENF-005')).toMatchObject({
      quantity: 7,
      movements: [
        { delta: -3, kind: 'staff', note: 'inventaire', actor: { name: 'Awa' } },
        { delta: 10, kind: 'import' },
      ],
    });
    const lines = (await store('stock', 'marche', 'sac-a-dos')).out.split('\n');
    expect(lines[0]).toBe('sac-a-dos : 7');
    expect(lines[3]?.split(/\s{2,}/).slice(1)).toEqual(['−3', 'équipe', 'Awa', 'inventaire']);
  });

  it('sets what was counted, unless the stock has changed', async () => {
    await store('stock', 'marche', 'ROB-M', '--set', '8', '--expect', '3');
    expect((await store('stock', 'marche', 'robe')).out).toMatch(
      /^robe : 12\n {2}ROB-L : 4\n {2}ROB-M : 8\n/,
    );
    await expect(store('stock', 'marche', 'ROB-M', '--set', '5', '--expect', '3')).rejects.toThrow(
      'Le stock est maintenant de 8, et non de 3. Dernier changement : +5',
    );
  });

  it('can be unlimited', async () => {
    expect((await store('stock', 'marche', 'ENF-005', '--unlimited')).out).toBe('sac-a-dos : 10 → illimité.');
  });

  it.each<[string[], string]>([
    [['marche', 'rien', '--add', '1'], 'Cette boutique n’a pas d’article « rien ».'],
    [['ailleurs', 'ENF-005', '--add', '1'], 'Cette boutique n’a pas d’article « ENF-005 ».'],
    [['nulle', 'ENF-005'], 'La boutique « nulle » n’existe pas.'],
    [['marche', 'ENF-005', '--add', '-11'], 'Il n’y a que 10 en stock'],
    [['marche', 'ENF-005', '--add', 'deux'], '--add est un nombre entier'],
    [['marche', 'ENF-005', '--set', '-1'], '--set est un nombre entier'],
    [['marche', 'ENF-005', '--add', '1', '--set', '1'], 'un seul des trois'],
    [['marche', 'ENF-005', '--add', '1', '--expect', '1'], '--expect accompagne --set'],
    [['marche', 'robe', '--add', '1'], 'nommez-en une (ROB-L, ROB-M)'],
  ])('the command stock refuses %j', async (words, message) => {
    await expect(store('stock', ...words)).rejects.toThrow(message);
  });
});

describe('npm run store -- price', () => {
  it('changes a price at once', async () => {
    expect((await store('price', 'marche', 'ENF-005', '9500')).out).toBe(
      `sac-a-dos : 10\u202f000${franc} → 9\u202f500${franc} (version 2).`,
    );
  });

  it('reduces a price for some days, the last one included', async () => {
    const days = ['--compare-at', '12000', '--from', '2100-12-01', '--until', '2100-12-26'];
    expect((await store('price', 'marche', 'ENF-005', '9500', ...days)).out.split('\n').slice(1)).toEqual([
      `À partir du 2100-12-01 : 9\u202f500${franc}.`,
      'Jusqu’au 2100-12-26 compris.',
    ]);
    expect(await json('product', 'marche', 'ENF-005')).toMatchObject({
      sellingPrice: 12_000,
      multiPricing: [
        { amount: -2_500, startDate: '2100-12-01T00:00:00.000Z', endDate: '2100-12-27T00:00:00.000Z' },
      ],
    });
  });

  it('accepts an unlikely price that is confirmed', async () => {
    expect((await store('price', 'marche', 'ENF-005', '0', '--force')).out).toContain(`→ 0${franc}`);
  });

  it('shows a price with its promotions by number', async () => {
    await store('price', 'marche', 'ENF-005', '9500', '--until', '2100-12-26');
    expect((await store('price', 'marche', 'ENF-005')).out.split('\n')).toEqual([
      `sac-a-dos : 9\u202f500${franc}, au lieu de 10\u202f000${franc}.`,
      `Promotion n° 1 : −500${franc} au 26 décembre 2100.`,
    ]);
  });

  it('removes a promotion by its number', async () => {
    await store('price', 'marche', 'ENF-005', '9500', '--until', '2100-12-26');
    await store('price', 'marche', 'ENF-005', '--remove', '1');
    expect(await json('product', 'marche', 'ENF-005')).toMatchObject({ multiPricing: [] });
  });

  it.each<[string[], string]>([
    [['rien', '1'], 'pas d’article « rien »'],
    [['ENF-005', '9500.5'], 'Le prix est un nombre entier'],
    [['ENF-005', '9500', '--compare-at', '9000'], 'Le prix barré doit être plus haut'],
    [['ENF-005', '9500', '--from', '2026-02-30'], '--from est une date comme'],
    [['ENF-005', '9500', '--expect', '7'], '(version 1, et non 7)'],
    [['ENF-005', '0'], 'serait gratuit : son prix est 0.'],
    [['ENF-005', '10000000'], 'est-ce le bon prix ?\nPour le confirmer : --force.'],
    [['ENF-005', '--remove', '1'], 'n’a pas de promotion n° 1'],
    [['ENF-005', '9500', '--remove', '1'], 'l’un des deux'],
  ])('the command price refuses %j', async (words, message) => {
    await expect(store('price', 'marche', ...words)).rejects.toThrow(message);
  });
});

describe('npm run store -- product', () => {
  it('shows a product', async () => {
    const { out } = await store('product', 'marche', 'sac-a-dos');
    expect(
      out
        .split('\n')
        .slice(0, 7)
        .map((line) => line.split(/\s{2,}/)),
    ).toEqual([
      ['Article', 'sac-a-dos'],
      ['Nom', 'Sac à dos'],
      ['Référence', 'ENF-005'],
      ['État', 'en vente'],
      ['Prix', `10\u202f000${franc}`],
      ['Prix du moment', `10\u202f000${franc}`],
      ['Promotions', '0'],
    ]);
    expect(await json('product', 'marche', 'robe')).toMatchObject({
      id: 'robe',
      version: 1,
      stock: { quantity: 7, variations: { 'ROB-M': { quantity: 3, trackStock: true } } },
    });
  });

  it('is taken off sale and put on sale again', async () => {
    expect((await store('product', 'marche', 'sac-a-dos', '--unpublish')).out).toBe(
      'sac-a-dos : mise en vente ; retiré de la vente, version 2.',
    );
    expect(await json('product', 'marche', 'sac-a-dos', '--publish')).toEqual({
      id: 'sac-a-dos',
      version: 3,
      changed: ['isPublished'],
    });
  });

  it('is edited, and a version is restored', async () => {
    await store(
      '--as',
      'Awa',
      'product',
      'marche',
      'sac-a-dos',
      '--name',
      'Cartable',
      '--category',
      'sacs',
      '--tag',
      'École',
      '--reason',
      'rentrée',
    );
    const lines = (await store('product', 'marche', 'sac-a-dos', '--history')).out.split('\n');
    expect(lines[2]?.trim().split(/\s{2,}/)).toEqual([
      '2',
      expect.any(String),
      'Awa',
      'nom, rayon, étiquettes',
      'rentrée',
    ]);
    await store('product', 'marche', 'sac-a-dos', '--restore', '1');
    expect(await json('product', 'marche', 'sac-a-dos')).toMatchObject({
      name: 'Sac à dos',
      categoryId: null,
    });
  });

  it.each<[string[], string]>([
    [['rien'], 'pas d’article « rien »'],
    [['sac-a-dos', '--restore', '9'], 'Cet article n’a pas de version 9.'],
    [['sac-a-dos', '--restore', 'un'], '--restore est un nombre entier'],
    [['sac-a-dos', '--publish', '--unpublish'], 'une chose à la fois'],
    [['sac-a-dos', '--category', 'nulle'], 'Son rayon « nulle » n’existe pas'],
    [['sac-a-dos', '--name', ''], 'Il n’a pas de nom'],
    [['sac-a-dos', '--publish', '--reason', 'a'.repeat(501)], 'La raison a plus de 500 signes'],
  ])('the command product refuses %j', async (words, message) => {
    await expect(store('product', 'marche', ...words)).rejects.toThrow(message);
  });

  it('requires an unambiguous product where several have the SKU', async () => {
    await db.withStore('marche', (tx) =>
      upsertProducts(tx, [aProduct({ id: 'cartable', sku: 'ENF-005' })], new Date()),
    );
    await expect(store('product', 'marche', 'ENF-005')).rejects.toThrow(
      'Plusieurs articles ont la référence « ENF-005 » : cartable, sac-a-dos.',
    );
  });
});
