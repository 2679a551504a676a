import { isDeepStrictEqual } from 'node:util';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { maxImageBytes } from '../../../platform/images/cleanImage.ts';
import { imagesFolder } from '../../../platform/images/storeFolders.ts';
import type { Jobs } from '../../../platform/jobs/queues.ts';
import { systemActor } from '../../audit/actor.ts';
import { toNewProduct } from '../../catalogue/edit/changeProduct.ts';
import type { ProductDocument } from '../../catalogue/versions/productDocument.ts';
import { currentVersion, lockVersioned } from '../../catalogue/versions/productVersions.ts';
import { upsertProduct } from '../../catalogue/writeProducts.ts';
import { readImport } from './journal.ts';
import { readStates } from './planBatch.ts';
import { addressRuleOf, fetchImage, ImageError, type FetchRules } from '../images/fetchImage.ts';
import { ImageStore } from '../images/imageStore.ts';

/** Limits per image URL of a file. */
const imageLimits = { maxBytes: maxImageBytes, timeoutMs: 20_000, maxRedirects: 5 };
const fetchesAtOnce = 2;
/** After so many tries an image is given up. */
const mostAttempts = 4;

export interface FetchContext {
  db: Database;
  dataDir: string;
  /** The hosts of a store, whose images need not be fetched. */
  hostsOf: (store: string) => Promise<readonly string[]>;
}

interface ImageRow {
  id: number;
  product_id: string;
  variation_sku: string;
  url: string;
  alt: string;
  state: 'waiting' | 'stored' | 'failed';
  name: string | null;
  attempts: number;
}

/** How fetching an image ended; without a reason it is stored. */
type FetchedRow = ImageRow & { reason: string | null };

const readRows = `
  select id, product_id, variation_sku, url, alt, state, name, attempts from import_images
  where import_id = $1 and product_id = any($2) order by product_id, variation_sku, place`;

/** Fetches one image, unless the store has it; the row says how it ended. */
async function fetchOne(row: ImageRow, store: ImageStore, rules: FetchRules): Promise<FetchedRow> {
  try {
    const name = store.nameOf(row.url) ?? (await store.save(row.url, await fetchImage(row.url, rules))).name;
    return { ...row, state: 'stored', name, reason: null };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    const attempts = row.attempts + 1;
    const isOver = !error.isPassing || attempts >= mostAttempts;
    return { ...row, attempts, state: isOver ? 'failed' : 'waiting', reason: error.message };
  }
}

async function fetchAll(
  rows: ImageRow[],
  store: ImageStore,
  rules: FetchRules,
  save: (row: FetchedRow) => Promise<unknown>,
) {
  const waiting = rows.filter(({ state }) => state === 'waiting').values();
  const worker = async () => {
    for (const row of waiting) {
      const fetched = await fetchOne(row, store, rules);
      await save(fetched);
      Object.assign(row, fetched);
    }
  };
  await Promise.all(Array.from({ length: fetchesAtOnce }, worker));
}

/**
 * The images of a product and its variations, with those that have arrived. Images that somebody
 * has changed since the import stay.
 */
function withImages(
  document: ProductDocument,
  imported: ProductDocument,
  rows: readonly ImageRow[],
): ProductDocument {
  const stored = (sku: string) =>
    rows.filter(({ variation_sku, name }) => variation_sku === sku && name !== null);
  const names = (sku: string) => stored(sku).flatMap(({ name }) => name ?? []);
  const gallery = stored('').flatMap(({ name, alt }) => (name === null ? [] : [{ name, alt }]));
  return {
    ...document,
    gallery:
      gallery.length > 0 && isDeepStrictEqual(document.gallery, imported.gallery)
        ? gallery
        : document.gallery,
    variations: document.variations.map((variation) => {
      const [picture, ...others] = names(variation.sku);
      const importedVariation = imported.variations.find(({ sku }) => sku === variation.sku);
      return picture === undefined || importedVariation?.picture !== variation.picture
        ? variation
        : { ...variation, picture, pictures: [picture, ...others] };
    }),
  };
}

async function showImages(
  tx: Tx,
  { importId, productId }: { importId: number; productId: string },
  rows: readonly ImageRow[],
  store: ImageStore,
  now: Date,
): Promise<void> {
  await lockVersioned(tx, [productId]);
  const state = (await readStates(tx, [productId])).get(productId);
  const change = await tx.query<{ id: number; version: number; document: ProductDocument }>(
    `select c.id, v.version, v.document from import_changes c
     join product_versions v on v.product_id = c.product_id and v.version = c.version_after
     where c.import_id = $1 and c.product_id = $2 order by c.id desc limit 1`,
    [importId, productId],
  );
  const [written] = change.rows;
  if (!state || !written) return;
  const isUnchanged = (await currentVersion(tx, productId)) === written.version;
  const document = withImages(state.document, written.document, rows);
  const main = document.gallery[0]?.name;
  if (main !== undefined && main !== state.document.gallery[0]?.name)
    document.pictureColor = await store.colorOf(main);
  const cause = {
    kind: 'import',
    reference: String(importId),
    note: `Images de l’import ${importId}`,
  } as const;
  const actor = systemActor('système');
  await upsertProduct(tx, toNewProduct(productId, document, state.stock), now, { ...cause, actor });
  if (isUnchanged)
    await tx.query('update import_changes set version_after = $2 where id = $1', [
      written.id,
      await currentVersion(tx, productId),
    ]);
}

/**
 * Fetches the images of some products of an import and shows them. Throws while some are to be
 * tried again: the queue then runs the job later.
 */
export async function fetchImportImages(
  { db, dataDir, hostsOf }: FetchContext,
  { store: storeId, importId, products }: Jobs['fetch-images'],
  now: Date,
): Promise<void> {
  const entry = await db.withStore(storeId, (tx) => readImport(tx, importId));
  if (!entry || entry.undoneAt) return;
  const { rows } = await db.withStore(storeId, (tx) => tx.query<ImageRow>(readRows, [importId, products]));
  const store = await ImageStore.open(imagesFolder(dataDir, storeId), await hostsOf(storeId));
  const mayFetch = addressRuleOf(entry.options);
  const save = ({ id, state, name, reason, attempts }: FetchedRow) =>
    db.withStore(storeId, (tx) =>
      tx.query('update import_images set state = $2, name = $3, reason = $4, attempts = $5 where id = $1', [
        id,
        state,
        name,
        reason,
        attempts,
      ]),
    );
  await fetchAll(rows, store, { ...imageLimits, mayFetch }, save);
  for (const productId of products) {
    const own = rows.filter((row) => row.product_id === productId);
    await db.withStore(storeId, (tx) => showImages(tx, { importId, productId }, own, store, now));
  }
  const waiting = rows.filter(({ state }) => state === 'waiting').length;
  if (waiting > 0) throw new Error(`${waiting} images of import ${importId} are to be tried again.`);
}

/** An image that has not arrived. */
interface MissingImage {
  product: string;
  url: string;
  reason: string;
}

/** How far the images of an import are. */
export interface ImagesReport {
  waiting: number;
  stored: number;
  failed: number;
  /** Given up. */
  failures: MissingImage[];
  /** Waiting for another try, with why the last one failed. */
  retries: MissingImage[];
}

export async function readImagesReport(tx: Tx, importId: number): Promise<ImagesReport> {
  const counts = await tx.query<{ state: ImageRow['state']; count: number }>(
    'select state, count(distinct (product_id, url)) as count from import_images where import_id = $1 group by 1',
    [importId],
  );
  const countOf = (state: ImageRow['state']) => counts.rows.find((row) => row.state === state)?.count ?? 0;
  const missing = async (state: ImageRow['state']) =>
    (
      await tx.query<MissingImage>(
        `select distinct product_id as product, url, reason from import_images
         where import_id = $1 and reason is not null and state = $2 order by 1, 2`,
        [importId, state],
      )
    ).rows;
  return {
    waiting: countOf('waiting'),
    stored: countOf('stored'),
    failed: countOf('failed'),
    failures: await missing('failed'),
    retries: await missing('waiting'),
  };
}
