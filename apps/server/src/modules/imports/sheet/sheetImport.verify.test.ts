import { describe, expect, it } from 'vitest';
import { ledgerMismatches } from '../../catalogue/stock/stockLedger.ts';
import { aProduct, aVariation, percentOff } from '../../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../catalogue/writeProducts.ts';
import { anImporter, now } from '../testing/anImporter.ts';
import { draftsOf } from '../testing/draftsOf.ts';
import { sheetSource } from './sheetSource.ts';

const { db, asAdmin, newStore, importText, tryText } = await anImporter();

const stockOf = (store: string) =>
  asAdmin<{ id: string; quantity: number; track_stock: boolean }>(
    'select id, quantity, track_stock from products where store_id = $1 order by id',
    [store],
  );
async function aStore(...products: Parameters<typeof upsertProducts>[1]) {
  const store = await newStore();
  await db.withStore(store, (tx) => upsertProducts(tx, products, now));
  return store;
}

describe('A simple table', () => {
  it('creates products, in French too; without a stock column there is no limit', async () => {
    const store = await newStore();
    const { counts } = await importText(store, 'Référence;Nom;Prix;Catégorie\nSAV-1;Savon;1 500;Maison\n');
    expect(counts).toMatchObject({ rows: 1, created: 1, changed: 0 });
    const rows = await asAdmin(
      'select id, sku, name, base_price, category_id, quantity, track_stock from products where store_id = $1',
      [store],
    );
    expect(rows).toEqual([
      {
        id: 'savon',
        sku: 'SAV-1',
        name: 'Savon',
        base_price: 1_500,
        category_id: 'maison',
        quantity: 9_999,
        track_stock: false,
      },
    ]);
  });

  it('knows the headings and the prices of a shopkeeper’s own table', async () => {
    const store = await newStore();
    const text =
      'Code maison;Désignation;Tarif;Qté;Famille\nSAV-1;Savon;4 000 FCFA;40;Maison\nKAR-1;Karité;2.500 F;25;Soins\n';
    await importText(store, text);
    const rows = await asAdmin(
      'select sku, name, base_price, category_id, quantity from products where store_id = $1 order by sku',
      [store],
    );
    expect(rows).toEqual([
      { sku: 'KAR-1', name: 'Karité', base_price: 2_500, category_id: 'soins', quantity: 25 },
      { sku: 'SAV-1', name: 'Savon', base_price: 4_000, category_id: 'maison', quantity: 40 },
    ]);
  });

  it('takes no word for FCFA when its prices are in another currency', async () => {
    const store = await newStore();
    const { diagnostics } = await tryText(store, 'Réf;Libellé;Prix de vente\nA;Bol;12 F\n', { rate: 600 });
    expect(diagnostics).toEqual([
      '2 la colonne « Prix de vente » contient « 12 F », qui n’est pas un nombre.',
    ]);
  });

  it('takes the names for references where it has none, and finds them again', async () => {
    const store = await aStore();
    await importText(store, 'Désignation;Tarif\nSavon noir;1500\nKarité;2500\n');
    await importText(store, 'Désignation;Tarif\nSavon noir;1800\n');
    expect(
      await asAdmin('select sku, name, base_price from products where store_id = $1 order by sku', [store]),
    ).toEqual([
      { sku: 'KARITE', name: 'Karité', base_price: 2_500 },
      { sku: 'SAVON-NOIR', name: 'Savon noir', base_price: 1_800 },
    ]);
  });

  it('needs references or names', async () => {
    await expect(draftsOf('Tarif\n1500\n', sheetSource)).rejects.toThrow(
      'il manque la colonne « sku », ou au moins « name »',
    );
  });

  it('changes what it names and nothing else', async () => {
    const product = aProduct({
      id: 'robe',
      sku: 'R-1',
      description: '<p>Légère</p>',
      brand: 'Médina',
      tags: ['été'],
    });
    const store = await aStore(product);
    await importText(store, 'sku,price\nR-1,9000\n');
    const rows = await asAdmin(
      'select base_price, description, brand, quantity, name from products where store_id = $1',
      [store],
    );
    expect(rows).toEqual([
      { base_price: 9_000, description: '<p>Légère</p>', brand: 'Médina', quantity: 10, name: 'robe' },
    ]);
  });

  it.each([
    ['keep', 10],
    ['add', 13],
    ['set', 3],
  ] as const)('with --stock %s leads to %i', async (stock, quantity) => {
    const store = await aStore(aProduct({ id: 'robe', sku: 'R-1', quantity: 10 }));
    await importText(store, 'sku,stock\nR-1,3\n', { stock });
    expect(await stockOf(store)).toEqual([{ id: 'robe', quantity, track_stock: true }]);
    expect(await db.withStore(store, ledgerMismatches)).toEqual([]);
  });

  it('names a variation by its SKU', async () => {
    const variations = [aVariation({ sku: 'S' }), aVariation({ sku: 'M' })];
    const store = await aStore(aProduct({ id: 'robe', variations }));
    await importText(store, 'sku,price,stock\nM,12000,7\n', { stock: 'set' });
    const rows = await asAdmin(
      'select sku, base_price, quantity from variations where store_id = $1 order by sku',
      [store],
    );
    expect(rows).toEqual([
      { sku: 'M', base_price: 12_000, quantity: 7 },
      { sku: 'S', base_price: 10_000, quantity: 5 },
    ]);
    expect(await db.withStore(store, ledgerMismatches)).toEqual([]);
  });

  it('is refused with all of its diagnostics', async () => {
    const store = await aStore(aProduct({ id: 'robe', sku: 'R-1' }));
    const text =
      'sku,name,price,stock,color\nA,,5,1,x\nR-1,Robe,cher,-2,x\n,Rien,5,,x\nB,Bol,,,x\nA\u200B,Bis,1,1,x\n';
    const { diagnostics, ignoredColumns } = await tryText(store, text);
    expect(diagnostics).toEqual([
      '2 cet article n’existe pas encore : il lui faut un nom.',
      '3 la colonne « price » contient « cher », qui n’est pas un nombre.',
      '3 la colonne « stock » contient « -2 », qui n’est pas un nombre d’unités.',
      '4 la colonne « sku » est vide.',
      '5 cet article n’existe pas encore : il lui faut un prix.',
      '6 la référence « A » est déjà à la ligne 2.',
    ]);
    expect(ignoredColumns).toEqual(['color']);
    await expect(importText(store, text)).rejects.toThrow('Le fichier a 6 fautes.');
    expect(await stockOf(store)).toHaveLength(1);
  });
});

it('a file whose stock was added is not added twice unless that is confirmed', async () => {
  const store = await newStore();
  const text = 'Référence;Nom;Prix;Stock\nSAV-9;Savon noir;1500;4\n';
  const added = { source: 'spreadsheet', stock: 'add' } as const;
  await importText(store, text, added);
  const { diagnostics } = await tryText(store, text, added);
  expect(diagnostics.join()).toContain('a déjà ajouté le stock de ce fichier');
  await expect(importText(store, text, added)).rejects.toThrow('Le fichier a 1 faute.');
  const { counts } = await importText(store, text, { ...added, isForced: true });
  expect(counts).toMatchObject({ changed: 1 });
});

it('prices with their thousands behind a point need one confirmation', async () => {
  const store = await newStore();
  const text = 'Référence;Nom;Prix;Stock\nSAV-9;Savon noir;23.000;4\nSAV-8;Savon;1.500;4\n';
  const { diagnostics } = await tryText(store, text);
  expect(diagnostics).toEqual([
    '2 la colonne « Prix » a des prix comme « 23.000 », compris comme 23\u202f000\u00a0FCFA : confirmez, ou écrivez-les sans point ni virgule.',
  ]);
  await importText(store, text, { isForced: true });
  const { rows } = await db.withStore(store, (tx) => tx.query('select base_price from products order by 1'));
  expect(rows).toEqual([{ base_price: 1_500 }, { base_price: 23_000 }]);
});

describe('Diagnostics of a table', () => {
  it('are of its lines alone where none can be read', async () => {
    const { diagnostics } = await tryText(await newStore(), 'Référence;Nom;Prix\nA;B\n', {
      source: 'spreadsheet',
    });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toContain('2 colonne(s) au lieu de 3');
  });

  it('name long texts by their beginning', async () => {
    const name = 'n'.repeat(5_000);
    const { diagnostics } = await tryText(await newStore(), `Référence;Nom;Prix\nA;${name};dix\n`);
    for (const diagnostic of diagnostics) expect(diagnostic.length).toBeLessThan(400);
  });

  it('say that a product has too many lines, which are not stored', async () => {
    const rows = Array.from({ length: 6_000 }, (_, index) => `bol,Bol,15,${index}`).join('\n');
    const text = `Handle,Title,Variant Price,Option1 Value\n${rows}\n`;
    const { diagnostics } = await tryText(await newStore(), text, { source: 'shopify', rate: 600 });
    expect(diagnostics.join()).toContain('a plus de 5000 lignes');
  });
});

it.each([
  ['a new price', 'sku,price\nR-1,9500\n', true],
  ['the ordinary price', 'sku,price\nR-1,10000\n', true],
  ['the price that is paid', 'sku,price\nR-1,8000\n', false],
  ['a price and a crossed-out one', 'sku,price,compare at\nR-1,9500,\n', false],
])(
  '%s of a reduced product needs a confirmation before its reduction is replaced: %#',
  async (_what, text, needsConfirmation) => {
    const multiPricing = [percentOff(20, now, { from: -1, until: 3 })];
    const store = await aStore(aProduct({ id: 'robe', sku: 'R-1', name: 'Robe', multiPricing }));
    const { diagnostics } = await tryText(store, text);
    expect(diagnostics).toEqual(
      needsConfirmation ? ['2 « Robe » est en réduction : le prix du fichier la remplacerait.'] : [],
    );
  },
);
