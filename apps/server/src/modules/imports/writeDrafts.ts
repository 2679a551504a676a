import { InvalidProductError, type NewProduct } from '../catalogue/newProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { CategoryBook } from './categoryBook.ts';
import type { ProductDraft } from './draft.ts';
import { identify } from './identify.ts';
import { ImportFault } from './importFault.ts';
import type { StoredImage } from './pictures/pictureShelf.ts';

/** Products written at a time. */
const batchSize = 500;
/** How long, in milliseconds, an import waits for an order that is being placed. */
const lockTimeoutMs = 60_000;

export interface WriteOptions {
  pictures: ReadonlyMap<string, StoredImage>;
  now: Date;
  onWritten?: (count: number) => void;
}

export interface Written {
  created: number;
  updated: number;
}

function toNewProduct(
  { line: _line, category: _category, pictures, variations, ...draft }: ProductDraft,
  id: string,
  categoryId: string | null,
  saved: ReadonlyMap<string, StoredImage>,
): NewProduct {
  const gallery = pictures.flatMap(({ url, alt }) => {
    const picture = saved.get(url);
    return picture ? [{ ...picture, alt }] : [];
  });
  return {
    ...draft,
    id,
    categoryId,
    collectionIds: [],
    gallery: gallery.map(({ name, alt }) => ({ name, alt })),
    pictureColor: gallery[0]?.color ?? null,
    variations: variations.map(({ imageUrl, ...variation }) => {
      const name = saved.get(imageUrl ?? '')?.name ?? null;
      return { ...variation, picture: name, pictures: name === null ? [] : [name] };
    }),
  };
}

async function writeBatch(
  tx: Tx,
  drafts: ProductDraft[],
  categories: CategoryBook,
  { pictures, now }: WriteOptions,
): Promise<Written> {
  const { ids, known } = await identify(tx, drafts);
  await categories.ensure(
    tx,
    drafts.flatMap(({ category }) => category ?? []),
  );
  const products = drafts.map((draft, index) =>
    // `identify` answers one id for each draft.
    toNewProduct(draft, ids[index] ?? '', categories.idOf(draft.category), pictures),
  );
  try {
    await upsertProducts(tx, products, now);
  } catch (error) {
    if (!(error instanceof InvalidProductError)) throw error;
    const line = drafts[ids.indexOf(error.productId)]?.line ?? null;
    throw new ImportFault(line, `ce produit ne peut pas être vendu ainsi. ${error.faults.join(' ')}`);
  }
  return { created: drafts.length - known, updated: known };
}

/**
 * Locks every product first, in the order in which orders lock them, to prevent deadlocks with an
 * order. The time limits of a shopper's transaction are too short for a catalogue.
 */
async function prepare(tx: Tx): Promise<void> {
  await tx.query(`set local lock_timeout = ${lockTimeoutMs}`);
  await tx.query('set local statement_timeout = 0');
  await tx.query('set local idle_in_transaction_session_timeout = 0');
  await tx.query('select from products order by id collate "C" for update');
}

/** Writes drafts into a store's catalogue: all of them, or none when one is refused. */
export async function writeDrafts(
  db: Database,
  storeId: string,
  drafts: AsyncIterable<ProductDraft>,
  options: WriteOptions,
): Promise<Written> {
  return db.withStore(storeId, async (tx) => {
    await prepare(tx);
    const categories = await CategoryBook.open(tx);
    const total: Written = { created: 0, updated: 0 };
    let batch: ProductDraft[] = [];
    const flush = async () => {
      if (batch.length === 0) return;
      const written = await writeBatch(tx, batch, categories, options);
      total.created += written.created;
      total.updated += written.updated;
      batch = [];
      options.onWritten?.(total.created + total.updated);
    };
    for await (const draft of drafts) {
      batch.push(draft);
      if (batch.length === batchSize) await flush();
    }
    await flush();
    return total;
  });
}
