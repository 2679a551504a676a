import type { Tx } from '../../../platform/db/database.ts';
import { queueJob } from '../../../platform/jobs/queueJob.ts';
import { toNewProduct } from '../../catalogue/edit/changeProduct.ts';
import type { StockCause } from '../../catalogue/stock/stockCause.ts';
import { lockVersioned } from '../../catalogue/versions/productVersions.ts';
import { upsertProducts } from '../../catalogue/writeProducts.ts';
import type { ApplyContext } from '../apply/context.ts';
import { isSameState, stockChanges } from '../apply/productState.ts';
import type { ProductDraft } from '../draft.ts';
import type { ImageStore } from '../images/imageStore.ts';
import type { ImportOptions } from '../options.ts';
import { holdEntry, readVersions, writeChanges } from './journal.ts';
import { planBatch, type Outcome } from './planBatch.ts';
import { Resolver } from './resolver.ts';
import type { GroupingBook } from './groupingBook.ts';
import { withImportBatch } from './withBatch.ts';

/** Writes the batches of one import. */
export interface BatchWriter {
  options: ImportOptions;
  importId: number;
  book: GroupingBook;
  imageStore: ImageStore;
  context: ApplyContext;
}

/** Products whose images one job fetches. */
const productsPerJob = 5;

export const importCause = ({ actor }: Pick<ImportOptions, 'actor'>, importId: number): StockCause => ({
  kind: 'import',
  reference: String(importId),
  note: `Import ${importId}`,
  actor,
});

const isChanged = ({ before, after, wanted }: Outcome): boolean =>
  !before || wanted.length > 0 || !isSameState(before, after);

const draftsOf = (outcomes: readonly Outcome[]): ProductDraft[] => outcomes.flatMap(({ drafts }) => drafts);

/**
 * The drafts that change something: of products that orders may be waiting for, and of new ones.
 */
export interface ChangingDrafts {
  known: ProductDraft[];
  fresh: ProductDraft[];
}

/** Finds the drafts that change something, without locking anything. */
export async function draftsThatChange(
  { options: { db, storeId }, context, imageStore }: BatchWriter,
  drafts: readonly ProductDraft[],
): Promise<ChangingDrafts> {
  const { outcomes } = await db.withStore(storeId, (tx) => planBatch(tx, drafts, new Resolver(), context));
  const changed = outcomes.filter(isChanged);
  // Decoding an image takes too long for a transaction that holds products.
  for (const { after } of changed) await colorOf(imageStore, after.document.gallery[0]?.name);
  return {
    known: draftsOf(changed.filter(({ before }) => before)),
    fresh: draftsOf(changed.filter(({ before }) => !before)),
  };
}

const colors = new WeakMap<ImageStore, Map<string, string | null>>();

async function colorOf(store: ImageStore, name: string | undefined): Promise<string | null> {
  if (name === undefined) return null;
  const colorsOfStore = colors.get(store) ?? new Map<string, string | null>();
  colors.set(store, colorsOfStore);
  const color = colorsOfStore.get(name) ?? (await store.colorOf(name));
  colorsOfStore.set(name, color);
  return color;
}

interface ImageRow {
  product: string;
  sku: string;
  place: number;
  url: string;
  alt: string;
  name: string | null;
}

const insertImages = `
  insert into import_images (import_id, product_id, variation_sku, place, url, alt, state, name)
  select $1, product, sku, place, url, alt, case when name is null then 'waiting' else 'stored' end, name
  from jsonb_to_recordset($2::jsonb) as given (product text, sku text, place int, url text, alt text, name text)`;

async function queueImages(tx: Tx, { options, importId }: BatchWriter, outcomes: Outcome[]): Promise<void> {
  const waiting = outcomes.filter(({ wanted }) => wanted.length > 0);
  if (waiting.length === 0) return;
  const rows: ImageRow[] = waiting.flatMap(({ id, wanted }) =>
    wanted.flatMap(({ sku, images }) =>
      images.map(({ url, alt, name }, place) => ({ product: id, sku, place, url, alt, name })),
    ),
  );
  await tx.query(insertImages, [importId, JSON.stringify(rows)]);
  for (let start = 0; start < waiting.length; start += productsPerJob) {
    const products = waiting.slice(start, start + productsPerJob).map(({ id }) => id);
    await queueJob(tx, 'fetch-images', { store: options.storeId, importId, products });
  }
}

async function write(tx: Tx, writer: BatchWriter, outcomes: Outcome[]): Promise<void> {
  const { options, importId, imageStore } = writer;
  const ids = outcomes.map(({ id }) => id);
  const before = await readVersions(tx, ids);
  const products = await Promise.all(
    outcomes.map(async ({ id, after: { document, stock }, addedAt }) => {
      const pictureColor = document.pictureColor ?? (await colorOf(imageStore, document.gallery[0]?.name));
      const product = toNewProduct(id, { ...document, pictureColor }, stock);
      return addedAt ? { ...product, addedAt } : product;
    }),
  );
  await upsertProducts(tx, products, options.now, importCause(options, importId));
  const after = await readVersions(tx, ids);
  await writeChanges(
    tx,
    importId,
    outcomes.map((outcome) => ({
      productId: outcome.id,
      versionBefore: outcome.before ? (before.get(outcome.id) ?? null) : null,
      versionAfter: after.get(outcome.id) ?? 1,
      stock: stockChanges(outcome.before, outcome.after),
    })),
  );
  await queueImages(tx, writer, outcomes);
}

/** Writes drafts in one transaction that locks their products in the order in which orders do. */
export async function writeBatch(writer: BatchWriter, drafts: readonly ProductDraft[]): Promise<void> {
  const { options, importId, book, context } = writer;
  await withImportBatch(options, importId, async (tx) => {
    const lock = (ids: string[]) => lockVersioned(tx, ids);
    const { outcomes } = await planBatch(tx, drafts, new Resolver(), context, lock);
    const changed = outcomes.filter(isChanged);
    if (changed.length === 0) return;
    await holdEntry(tx, importId);
    await book.write(tx, importId);
    await write(tx, writer, changed);
  });
  book.saved();
}
