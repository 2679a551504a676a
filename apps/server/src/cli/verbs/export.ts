import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import type { ProductWire } from '@teranga/contract';
import { readProduct } from '../../modules/catalogue/readProduct.ts';
import type { Tx } from '../../platform/db/database.ts';
import { siteUrlOf } from '../../modules/stores/storeSettings.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { lossOf, shopifyHeader, shopifyLines } from '../shopifyExport.ts';

export interface ExportOptions {
  format: string;
  output?: string;
}

/** Ids read at a time. */
const pageSize = 500;

async function* productsOf(tx: Tx, now: Date): AsyncGenerator<ProductWire> {
  let last = '';
  for (;;) {
    const { rows } = await tx.query<{ id: string }>(
      `select id from products where id collate "C" > $1 order by id collate "C" limit ${pageSize}`,
      [last],
    );
    for (const { id } of rows) {
      const product = await readProduct(tx, id, now, { withUnpublished: true });
      if (product) yield product;
    }
    const next = rows.at(-1)?.id;
    if (next === undefined) return;
    last = next;
  }
}

async function openOutput(output: string | undefined): Promise<Writable> {
  if (output === undefined) return process.stdout;
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), output);
  const stream = createWriteStream(file);
  await once(stream, 'open').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`Le fichier ${file} ne peut pas être écrit (${error.code ?? ''}).`);
  });
  return stream;
}

async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

/** Exports a store's products: as a Shopify file, which `import` reads, or as lossless JSON. */
export async function exportProducts(
  { db, config, note }: Platform,
  id: string,
  { format, output }: ExportOptions,
): Promise<void> {
  if (format !== 'csv' && format !== 'json')
    throw new OperatorError(
      `L’export ne connaît pas le format « ${format} » : --format csv ou --format json.`,
    );
  const store = await findStore(db, id);
  const site = siteUrlOf({ primaryHost: store.hosts[0] ?? '' }, config);
  const urlOf = (name: string) => `${site}/cdn/${encodeURIComponent(name)}`;
  const stream = await openOutput(output);
  const now = new Date();
  let count = 0;
  await write(stream, format === 'csv' ? `${shopifyHeader}\n` : '[');
  await db.withStore(id, async (tx) => {
    for await (const product of productsOf(tx, now)) {
      const loss = format === 'csv' ? lossOf(product) : null;
      if (loss !== null) note(`${product.id} : ${loss}.`);
      const lines = format === 'csv' ? shopifyLines(product, now, urlOf) : [JSON.stringify(product)];
      const separator = format === 'json' && count > 0 ? ',' : '';
      await write(
        stream,
        `${separator}${format === 'json' ? '\n' : ''}${lines.join('\n')}${format === 'csv' ? '\n' : ''}`,
      );
      count += 1;
    }
  });
  if (format === 'json') await write(stream, '\n]\n');
  if (output !== undefined) {
    stream.end();
    await once(stream, 'finish');
  }
  note(`${count} article${count < 2 ? '' : 's'} de « ${store.name} ».`);
}
