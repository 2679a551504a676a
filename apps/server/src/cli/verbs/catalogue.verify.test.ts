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
    'Handle,Title,Variant Price,Image Src\nsavon,Savon,10,\nthe,Thé,5,http://images.invalid/a.png\n',
  );
  await create('marche', 'marche.localhost');
});

describe('npm run store -- import', () => {
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
      'Articles : 2 nouveaux, 0 changé, 0 inchangé, 0 retiré de la vente.',
      'Images : 1 à télécharger.',
      'Import 1. Le détail et ses images : « imports remplie 1 » ; pour l’annuler : « import remplie --undo 1 ».',
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
    [['marche', csv, '--from', 'woocommerce'], 'Rien n’a été importé.'],
    [['marche', csv], 'Dites d’où vient le fichier : --from shopify'],
    [['marche', '--from', 'shopify'], 'Donnez le fichier à importer.'],
    [
      ['marche', csv, '--from', 'shopify', '--stock', 'tout'],
      '--stock est keep ou add ou set, pas « tout ».',
    ],
    [['marche', '--undo'], 'Il n’y a pas d’import à annuler.'],
    [['marche', '--undo', 'x'], '--undo est un nombre entier'],
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
    [['marche', csv, '--from', 'shopify', '--rate', '600'], 'un taux ne sert qu’avec une autre monnaie'],
  ])('the command import refuses %j', async (words, message) => {
    await expect(store('import', ...words)).rejects.toThrow(message);
    expect(await asAdmin(`select id from products where store_id = 'marche'`)).toEqual([]);
  });

  it('lists every error of a file, of which some may be confirmed', async () => {
    await create('fautes', 'fautes.localhost');
    const file = path.join(folder, 'fautes.csv');
    await writeFile(file, 'Handle,Title,Price\na,A,cher\nb,B,4.5\n');
    await expect(store('import', 'fautes', file, '--from', 'shopify')).rejects.toThrow(
      [
        'Rien n’a été importé.',
        'Le fichier a 2 fautes :',
        '  · ligne 2 : la colonne « Price » contient « cher », qui n’est pas un nombre.',
        '  · ligne 3 : la colonne « Price » contient « 4.5 », et le FCFA n’a pas de décimales : dites la monnaie du fichier, ou confirmez. (--force l’accepte)',
      ].join('\n'),
    );
  });

  it('ends a trial with an error where the import would be refused', async () => {
    await create('essai-fautif', 'essai-fautif.localhost');
    const file = path.join(folder, 'essai-fautif.csv');
    await writeFile(file, 'sku;nom;prix\nS-1;Savon;0\n');
    const words = ['import', 'essai-fautif', file, '--from', 'spreadsheet', '--dry-run'] as const;
    await expect(store(...words)).rejects.toThrow('L’import serait refusé.\nLe fichier a 1 faute :');
    expect((await store(...words, '--force')).out).toContain('Le fichier a 1 faute :');
  });

  it('shows what it would do, does it in a name, lists it and takes it back', async () => {
    await create('essai', 'essai.localhost');
    const [first, second] = [path.join(folder, 'un.csv'), path.join(folder, 'deux.csv')];
    await writeFile(first, 'sku;nom;prix;stock\nS-1;Savon;1500;4\n');
    await writeFile(second, 'sku;prix;stock;couleur\nS-1;1200;2;bleu\n');
    await store('--as', 'Awa', 'import', 'essai', first, '--from', 'spreadsheet');
    const spreadsheet = ['essai', second, '--from', 'spreadsheet', '--stock', 'add'] as const;
    const dry = await store('import', ...spreadsheet, '--dry-run');
    expect(dry.out.split('\n')).toEqual([
      'Essai : Import de deux.csv dans « Boutique essai », sans rien changer',
      '~ savon (Savon)',
      '    prix : 1\u202f500\u00a0FCFA → 1\u202f200\u00a0FCFA',
      '    stock : 4 → 6',
      '1 ligne lue (tableau).',
      'Articles : 0 nouveau, 1 changé, 0 inchangé, 0 retiré de la vente.',
      'Colonnes ignorées : couleur.',
      'Aucune faute.',
    ]);
    const json = JSON.parse((await store('import', ...spreadsheet, '--json')).out) as object;
    expect(json).toMatchObject({ id: 2, counts: { changed: 1 }, notes: { ignoredColumns: ['couleur'] } });
    expect((await store('imports', 'essai')).out).toMatch(/2 .* deux\.csv .* 0 .* 1 +fait/);
    expect((await store('imports', 'essai', '1')).out).toContain('Images : aucune à télécharger.');
    await asAdmin(`update imports set undo_report = '{"restored":0,"deleted":0,"kept":[]}' where id = 2`);
    expect((await store('imports', 'essai')).out).toMatch(/deux\.csv .* annulé en partie/);
    expect((await store('import', 'essai', '--undo')).out).toBe(
      'L’import 2 est annulé : 1 article rétabli, 0 supprimé.',
    );
    const rows = await asAdmin(`select base_price, quantity from products where store_id = 'essai'`);
    expect(rows).toEqual([{ base_price: 1_500, quantity: 4 }]);
    const [audited] = JSON.parse((await store('audit', 'essai', '--subject', 'import:1', '--json')).out) as [
      object,
    ];
    expect(audited).toMatchObject({ action: 'catalogue.import', actor: { name: 'Awa' } });
  });
});

describe('npm run store -- export', () => {
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
    expect((await store('export', 'source', '--output', file)).notes.split('\n')).toEqual([
      '2 articles de « Boutique source ».',
      'Ce format n’a pas de place pour ce qui suit ; importer ce fichier le laisse comme il est :',
      '  · les dates et les pourcentages des promotions (1 article)',
      '  · les couleurs et les images des options (1 article)',
    ]);
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
    expect(notes).toContain('les déclinaisons désactivées (1 article)');
  });

  it.each([
    [['--format', 'ods'], 'ne connaît pas le format « ods »'],
    [['factures'], 'ne connaît pas « factures »'],
  ])('the command export refuses %j', async (words, message) => {
    await expect(store('export', 'marche', ...words)).rejects.toThrow(message);
  });
});
