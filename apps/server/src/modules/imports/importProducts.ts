import { createReadStream } from 'node:fs';
import type { Database } from '../../platform/db/database.ts';
import { picturesFolder } from '../../platform/pictures/storeFolders.ts';
import { imageUrlsOf, type ProductDraft } from './draft.ts';
import { gatherImages, imageLimits, type GatheredImages } from './pictures/gatherImages.ts';
import { isPublicAddress } from './pictures/publicAddress.ts';
import { ImageStore } from './pictures/pictureShelf.ts';
import { draftsList, readDrafts, type DraftCounts } from './readDrafts.ts';
import { shopifySource } from './shopify/shopifySource.ts';
import type { Notes, Source } from './source.ts';
import { Spool } from './spool.ts';
import { Tally } from './tally.ts';
import { writeDrafts, type Written } from './writeDrafts.ts';
import { wooSource } from './woocommerce/wooSource.ts';

/** The platforms whose exports we read. */
export const platforms = ['shopify', 'woocommerce'] as const;
export type Platform = (typeof platforms)[number];

/** Progress of an import; `total` is 0 when unknown. */
export interface Progress {
  step: 'reading' | 'pictures' | 'writing';
  done: number;
  total: number;
}

export interface ImportOptions {
  db: Database;
  dataDir: string;
  storeId: string;
  /** The store's own hosts: images under these addresses already exist in its folder. */
  storeHosts: readonly string[];
  /** Absolute. */
  file: string;
  /** Bytes. */
  fileSize: number;
  platform: Platform;
  /** FCFA for one unit of the file's currency. */
  rate: number;
  /** Allows image URLs inside private networks. */
  mayFetchPrivateAddresses: boolean;
  now: Date;
  onProgress?: (progress: Progress) => void;
}

export interface ImportReport extends DraftCounts, Written {
  platform: Source<object>['platform'];
  pictures: Omit<GatheredImages, 'byUrl'>;
  notes: Notes;
}

async function* countBytes(file: string, onBytes: (count: number) => void): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    count += chunk.length;
    onBytes(count);
    yield chunk;
  }
}

/** Every address the drafts name, with the product it is for. */
async function urlsOf(drafts: AsyncIterable<ProductDraft>): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  for await (const draft of drafts) for (const url of imageUrlsOf(draft)) urls.set(url, draft.name);
  return urls;
}

async function run<Row extends object>(
  options: ImportOptions,
  source: Source<Row>,
  spool: Spool,
): Promise<ImportReport> {
  const { db, dataDir, storeId, file, fileSize, rate, now, onProgress } = options;
  const notes: Notes = { skipped: new Tally(), partial: new Tally() };
  const bytes = countBytes(file, (done) => onProgress?.({ step: 'reading', done, total: fileSize }));
  const counts = await readDrafts(bytes, source, spool, { rate, now, notes });

  const urls = await urlsOf(spool.read<ProductDraft>(draftsList));
  const queryCache = await ImageStore.open(picturesFolder(dataDir, storeId), options.storeHosts);
  const mayFetch = options.mayFetchPrivateAddresses ? () => true : isPublicAddress;
  let seen = 0;
  const { byUrl, ...pictures } = await gatherImages(urls, queryCache, { ...imageLimits, mayFetch }, () => {
    seen += 1;
    onProgress?.({ step: 'pictures', done: seen, total: urls.size });
  });

  const written = await writeDrafts(db, storeId, spool.read<ProductDraft>(draftsList), {
    pictures: byUrl,
    now,
    onWritten: (done) => onProgress?.({ step: 'writing', done, total: counts.drafts }),
  });
  return { ...counts, ...written, platform: source.platform, pictures, notes };
}

/**
 * Imports a product file: validates it, fetches its images, then writes everything in one
 * transaction. Throws an `ImportFault` for an unreadable file, with nothing changed. A repeated
 * import updates the products.
 */
export async function importProducts(options: ImportOptions): Promise<ImportReport> {
  const spool = await Spool.open();
  try {
    return options.platform === 'shopify'
      ? await run(options, shopifySource, spool)
      : await run(options, wooSource(), spool);
  } finally {
    await spool.close();
  }
}
