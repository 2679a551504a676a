import type { ExportFormat, ExportSubject } from '@teranga/contract/admin';
import type { Database, Tx } from '../../platform/db/database.ts';
import { matchingProducts, type ProductQuery } from '../catalogue/desk/searchProducts.ts';
import { readStoreTerms } from '../stores/readStore.ts';
import { auditTable } from './auditTable.ts';
import type { ExportTable } from './exportTable.ts';
import { csvFile } from './files/csvFile.ts';
import type { Sink } from './files/writeFile.ts';
import { xlsxFile } from './files/xlsxFile.ts';
import { orderTable, type OrderPeriod } from './orderTable.ts';
import { customerTable, messageTable, quoteTable, stockTable } from './otherTables.ts';
import { promoTable } from './promoTable.ts';
import { refundTable, returnTable } from './returnTables.ts';
import { productItems, type ProductItem } from './productItems.ts';
import { lossesOf, shopifyHeader, shopifyRows } from './shopifyRows.ts';

export interface ExportOptions {
  db: Database;
  storeId: string;
  subject: ExportSubject;
  format: ExportFormat;
  /** The address of an image of the store. */
  urlOf: (name: string) => string;
  now: Date;
  /** Of orders; without it all of them. */
  period?: OrderPeriod;
  /** Of products; without it all of them. */
  query?: ProductQuery;
}

export interface Exported {
  count: number;
  /** What the format cannot hold of some products: how many of them, by what. */
  losses: ReadonlyMap<string, number>;
}

const tables: Record<Exclude<ExportSubject, 'products' | 'orders'>, ExportTable> = {
  returns: returnTable,
  refunds: refundTable,
  customers: customerTable,
  quotes: quoteTable,
  messages: messageTable,
  stock: stockTable,
  promos: promoTable,
  audit: auditTable,
};

async function* productsOf(tx: Tx, { urlOf, query }: ExportOptions): AsyncGenerator<ProductItem> {
  const { lowStock } = await readStoreTerms(tx);
  yield* productItems(tx, urlOf, query ? await matchingProducts(tx, query, lowStock) : null);
}

function tableOf(options: ExportOptions): ExportTable {
  const { subject, now, period } = options;
  if (subject === 'orders') return orderTable(period);
  if (subject !== 'products') return tables[subject];
  return {
    columns: shopifyHeader,
    items: (tx) => productsOf(tx, options),
    rowsOf: (item) => shopifyRows(item as ProductItem, now),
  };
}

async function writeJson(tx: Tx, { items }: ExportTable, sink: Sink): Promise<number> {
  let count = 0;
  for await (const item of items(tx)) {
    await sink(`${count === 0 ? '[' : ','}\n${JSON.stringify(item)}`);
    count += 1;
  }
  await sink(count === 0 ? '[]\n' : '\n]\n');
  return count;
}

async function writeTable(tx: Tx, table: ExportTable, options: ExportOptions, sink: Sink): Promise<Exported> {
  const file = options.format === 'xlsx' ? xlsxFile(sink) : csvFile(sink);
  const losses = new Map<string, number>();
  let count = 0;
  await file.begin(table.columns);
  for await (const item of table.items(tx)) {
    if (options.subject === 'products')
      for (const what of lossesOf(item as ProductItem)) losses.set(what, (losses.get(what) ?? 0) + 1);
    for (const row of table.rowsOf(item)) await file.row(row);
    count += 1;
  }
  await file.end();
  return { count, losses };
}

/** Exports a part of a store in one transaction, a page at a time: memory stays bounded. */
export function exportStore(options: ExportOptions, sink: Sink): Promise<Exported> {
  const table = tableOf(options);
  return options.db.withStore(options.storeId, async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    return options.format === 'json'
      ? { count: await writeJson(tx, table, sink), losses: new Map() }
      : writeTable(tx, table, options, sink);
  });
}
