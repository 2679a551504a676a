import { stockModes } from '@teranga/contract/admin';
import { describe, expect, it } from 'vitest';
import { isWhole } from '@teranga/testing/isWhole';
import { chanceOf, type Chance } from '@teranga/testing/chance';
import { systemActor } from '../audit/actor.ts';
import { changeStock } from '../catalogue/edit/changeStock.ts';
import { ledgerMismatches } from '../catalogue/stock/stockLedger.ts';
import { aProduct, aVariation, percentOff } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { shopifyHeader } from '../exports/shopifyRows.ts';
import { changeOrderStatus } from '../orders/changeOrderStatus.ts';
import { OrderConflict } from '../orders/orderIntent.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from '../orders/testing/anIntent.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import { readCsv } from './csv/readCsv.ts';
import { Diagnostics } from './importError.ts';
import { undoImport } from './run/undoImport.ts';
import { anImporter, now } from './testing/anImporter.ts';
import { bytesOf, csvOf } from './testing/draftsOf.ts';

const { db, asAdmin, newStore, importText, exportText } = await anImporter();
const actor = systemActor('Awa');

type Row = Record<string, string>;

async function tableOf(csv: string): Promise<Row[]> {
  const rows: string[][] = [];
  for await (const { cells } of readCsv(bytesOf(csv, 4_096), new Diagnostics())) rows.push(cells);
  const [header = [], ...others] = rows;
  return others.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])));
}

const words = ['Robe', 'Savon', 'Été', '=1+1', "l'or", 'a "b"', 'x; y', '−5 %', '<b>gras</b>'];

function aCatalogue(chance: Chance) {
  return Array.from({ length: 6 }, (_, at) => {
    const hasVariations = chance.below(2) === 0;
    const options = ['S', 'M', 'L'].slice(0, 1 + chance.below(3));
    const rules = chance.below(3) === 0 ? [percentOff(20, now, { from: -1, until: 5 })] : [];
    return aProduct({
      id: `p-${at}`,
      sku: `P-${at}`,
      name: `${chance.of(words)} ${at}`,
      description: chance.of(['', '<p>Un texte</p>', 'sans paragraphe']),
      brand: chance.of([null, 'Médina']),
      tags: chance.of([[], ['été'], ['a', 'b']]),
      sellingPrice: 10_000,
      multiPricing: rules,
      trackStock: hasVariations || chance.below(3) > 0,
      quantity: chance.below(20),
      isPublished: chance.below(4) > 0,
      variations: hasVariations
        ? options.map((value) =>
            aVariation({
              sku: `P-${at}-${value}`,
              quantity: chance.below(9),
              trackStock: chance.below(3) > 0,
              options: [{ name: 'Taille', value, valueType: 'text' }],
            }),
          )
        : [],
    });
  });
}

/** Columns whose cells an import may change alone, and what it may write into them. */
const editable: Record<string, (chance: Chance, was: string) => string> = {
  Title: (chance, was) => (was === '' ? '' : chance.of(words)),
  'Body (HTML)': (chance, was) => (was === '' ? '' : `<p>${chance.below(99)}</p>`),
  Vendor: (chance, was) => (was === '' ? '' : chance.of(words)),
  Tags: (chance, was) => (was === '' ? '' : `t${chance.below(9)}, u`),
  'Variant Inventory Qty': (chance, was) => (was === '' ? '' : String(chance.below(50))),
  'Variant Price': (chance, was) => (was === '' ? '' : String(5_000 + chance.below(4_000))),
};
/** `npm run verify` tries more. */
const seeds = Array.from({ length: isWhole ? 8 : 1 }, (_, at) => at + 1);

describe('A file with any of the columns', () => {
  it.each(seeds)('changes only these columns of an export (seed %i)', async (seed) => {
    const chance = chanceOf(seed);
    const store = await newStore();
    await db.withStore(store, (tx) => upsertProducts(tx, aCatalogue(chance), now));
    const before = await tableOf(await exportText(store, 'csv'));
    const changed = Object.keys(editable).filter(() => chance.below(2) === 0);
    const others = shopifyHeader.filter((name) => !(name in editable) && chance.below(2) === 0);
    const columns = [
      ...new Set(['Handle', 'Variant SKU', 'Option1 Name', 'Option1 Value', ...changed, ...others]),
    ];
    const wanted = before.map((row) => ({
      ...row,
      ...Object.fromEntries(changed.map((name) => [name, editable[name]?.(chance, row[name] ?? '') ?? ''])),
    }));
    await importText(store, csvOf(columns, wanted as Row[]), {
      source: 'shopify',
      stock: 'set',
      // Prices that replace reductions need a confirmation.
      isForced: true,
    });
    const after = await tableOf(await exportText(store, 'csv'));
    const rowsWithout = (rows: Row[]) =>
      rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !changed.includes(name))));
    expect(rowsWithout(after)).toEqual(rowsWithout(before));
    const pricesOf = (rows: Row[]) => rows.map((row) => row['Variant Price']);
    expect(pricesOf(after)).toEqual(pricesOf(changed.includes('Variant Price') ? (wanted as Row[]) : before));
    expect(await db.withStore(store, ledgerMismatches)).toEqual([]);
  });
});

const ignore = (error: unknown) => {
  if (!(error instanceof HttpError) && !(error instanceof OrderConflict)) throw error;
};

describe('Any sequence of imports, orders, stock changes and undos', () => {
  it.each(seeds)('keeps the stock equal to its ledger and never negative (seed %i)', async (seed) => {
    const chance = chanceOf(seed);
    const store = await newStore();
    const products = aCatalogue(chance);
    await db.withStore(store, (tx) => upsertProducts(tx, products, now));
    await db.withStore(store, (tx) => writeTestTerms(tx));
    const placed: string[] = [];
    const sold = products.flatMap(({ id, variations }) =>
      variations.length > 0
        ? variations.map(({ sku }) => ({ productId: id, sku, named: sku }))
        : [{ productId: id, sku: '', named: id.toUpperCase() }],
    );
    const steps = {
      async order() {
        const { productId, sku } = chance.of(sold);
        const shopper = placed.length;
        const line = aLine(productId, 1 + chance.below(3), sku);
        const intent = anIntent([line], { client: aClient(shopper) });
        await db
          .withStore(store, async (tx) => {
            placed.push((await placeOrder(tx, intent, aContext(`${store}-${shopper}`))).data.ref);
          })
          .catch(ignore);
      },
      async cancel() {
        const ref = placed.splice(chance.below(placed.length), 1)[0];
        if (ref !== undefined)
          await db.withStore(store, (tx) => changeOrderStatus(tx, ref, 'CANCELLED', null, now));
      },
      async count() {
        const { productId, sku } = chance.of(sold);
        await db
          .withStore(store, (tx) =>
            changeStock(tx, { productId, sku }, { add: 1 - chance.below(12) }, { actor, reason: null }),
          )
          .catch(ignore);
      },
      async load() {
        const rows = sold
          .filter(() => chance.below(2) === 0)
          .map(({ named }) => ({ sku: named, stock: chance.of(['', String(chance.below(30))]) }));
        if (rows.length > 0)
          await importText(store, csvOf(['sku', 'stock'], rows), { stock: chance.of(stockModes) });
      },
      async create() {
        const text = `sku,name,price,stock\nN-${chance.below(4)},Neuf,500,${chance.of(['', '7'])}\n`;
        await importText(store, text, { stock: chance.of(stockModes) });
      },
      async undo() {
        await undoImport({ db, storeId: store, actor, now }, null).catch(ignore);
      },
    };
    for (let step = 0; step < 20; step += 1) {
      await chance.of(Object.values(steps))();
      expect(await db.withStore(store, ledgerMismatches)).toEqual([]);
    }
    const negative = await asAdmin(
      `select id from products where store_id = $1 and quantity < 0
       union all select sku from variations where store_id = $1 and quantity < 0`,
      [store],
    );
    expect(negative).toEqual([]);
  });
});
