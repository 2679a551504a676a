import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct, aVariation, percentOff } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, asAdmin, folder, store, create } = await aShopfront();
const csv = path.join(folder, 'shopify.csv');
beforeAll(async () => {
  await writeFile(
    csv,
    'Handle,Title,Variant Price,Image Src\nsavon,Savon,10,\nthe,Thé,5,http://127.0.0.1/a.png\n',
  );
  await create('marche', 'marche.localhost');
});

describe('import', () => {
  it('fills a store and says what became of the file', async () => {
    await create('remplie', 'remplie.localhost');
    const { out } = await store(
      'import',
      'remplie',
      csv,
      '--from',
      'shopify',
      '--currency',
      'USD',
      '--rate',
      '600',
    );
    expect(out.split('\n')).toEqual([
      'Import de shopify.csv dans « Boutique remplie »',
      '2 lignes lues (Shopify).',
      'Articles : 2 nouveaux, 0 mis à jour.',
      'Images : 0 enregistrée, 1 manquante.',
      '  · Thé : adresse d’un réseau privé, refusée',
      '    http://127.0.0.1/a.png',
    ]);
    const prices = await asAdmin(
      `select id, base_price from products where store_id = 'remplie' order by id`,
    );
    expect(prices).toEqual([
      { id: 'savon', base_price: 6_000 },
      { id: 'the', base_price: 3_000 },
    ]);
  });

  it.each([
    [['nulle', csv, '--from', 'shopify'], 'La boutique « nulle » n’existe pas.'],
    [['marche', 'absent.csv', '--from', 'shopify'], 'absent.csv n’existe pas'],
    [['marche', folder, '--from', 'shopify'], 'n’est pas un fichier'],
    [['marche', csv, '--from', 'prestashop'], 'L’import ne connaît pas « prestashop »'],
    [
      ['marche', csv, '--from', 'woocommerce'],
      'Ligne 1 : il manque les colonnes « Type », « Name », « Regular price ».',
    ],
    [['marche', csv, '--from', 'shopify', '--currency', 'USD'], 'Dites combien de FCFA vaut 1 USD'],
    [
      ['marche', csv, '--from', 'shopify', '--currency', 'dollar', '--rate', '1'],
      '« DOLLAR » n’est pas une monnaie',
    ],
    [
      ['marche', csv, '--from', 'shopify', '--currency', 'USD', '--rate', 'zéro'],
      'Le taux « zéro » n’est pas un nombre',
    ],
    [
      ['marche', csv, '--from', 'shopify', '--currency', 'USD', '--rate', '-1'],
      'Le taux « -1 » n’est pas un nombre',
    ],
    [['marche', csv, '--from', 'shopify', '--rate', '600'], 'un taux ne sert qu’avec --currency'],
  ])('refuses %j', async (words, message) => {
    await expect(store('import', ...words)).rejects.toThrow(message);
    expect(await asAdmin(`select id from products where store_id = 'marche'`)).toEqual([]);
  });
});

describe('export', () => {
  const now = new Date();
  const products = [
    aProduct({
      id: 'robe',
      name: 'Robe "été", longue',
      description: '<p>Légère</p>',
      brand: 'Médina',
      tags: ['été', 'coton'],
      variations: [
        aVariation({
          sku: 'r-1',
          sellingPrice: 12_000,
          multiPricing: [percentOff(25, now, { from: -1, until: 1 })],
          options: [{ name: 'Couleur', value: '#ff0000', valueType: 'color', shortValue: 'Rouge' }],
        }),
        aVariation({
          sku: 'r-2',
          sellingPrice: 15_000,
          quantity: 0,
          options: [{ name: 'Couleur', value: '#0000ff', valueType: 'color', shortValue: 'Bleu' }],
        }),
      ],
      sellingPrice: 12_000,
      multiPricing: [percentOff(25, now, { from: -1, until: 1 })],
    }),
    aProduct({ id: 'savon', name: '=1+1', brand: '@marque', quantity: 3 }),
  ];

  it('writes a file that import reads back', async () => {
    for (const id of ['source', 'copie']) await create(id, `${id}.localhost`);
    await db.withStore('source', (tx) => upsertProducts(tx, products, now));
    const file = path.join(folder, 'export.csv');
    expect((await store('export', 'source', '--output', file)).notes).toBe(
      '2 articles de « Boutique source ».',
    );
    await store('import', 'copie', file, '--from', 'shopify');
    const sold = (id: string) =>
      asAdmin(
        `select p.id, p.name, p.description, p.brand, p.quantity, p.listed_price,
           (select json_agg(json_build_array(v.sku, v.base_price, v.quantity) order by v.position) from variations v
            where v.store_id = p.store_id and v.product_id = p.id) as variations
         from products p where p.store_id = $1 order by p.id`,
        [id],
      );
    expect(await sold('copie')).toEqual(await sold('source'));
    expect(
      await asAdmin(`select options from variations where store_id = 'copie' order by position`),
    ).toEqual([
      { options: [{ name: 'Couleur', value: 'Rouge', valueType: 'text' }] },
      { options: [{ name: 'Couleur', value: 'Bleu', valueType: 'text' }] },
    ]);
  });

  it('writes everything there is as JSON', async () => {
    await create('json', 'json.localhost');
    await db.withStore('json', (tx) => upsertProducts(tx, products, now));
    const file = path.join(folder, 'export.json');
    await store('export', 'json', '--format', 'json', '--output', file);
    const written = JSON.parse(await readFile(file, 'utf8')) as {
      id: string;
      variations: { sku: string }[];
    }[];
    expect(written.map(({ id, variations }) => [id, variations.map(({ sku }) => sku)])).toEqual([
      ['robe', ['r-1', 'r-2']],
      ['savon', []],
    ]);
  });

  it('says what its file cannot hold', async () => {
    await create('perte', 'perte.localhost');
    const variations = [aVariation({ sku: 'a' }), aVariation({ sku: 'b', isEnabled: false })];
    await db.withStore('perte', (tx) => upsertProducts(tx, [aProduct({ id: 'robe', variations })], now));
    const { notes } = await store('export', 'perte', '--output', path.join(folder, 'perte.csv'));
    expect(notes).toContain('robe : des déclinaisons désactivées, laissées de côté.');
  });

  it('refuses another form', async () => {
    await expect(store('export', 'marche', '--format', 'xlsx')).rejects.toThrow(
      'ne connaît pas le format « xlsx »',
    );
  });
});
