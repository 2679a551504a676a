import { noRetry, retry, type RetryPolicy } from '@teranga/core/lib/retry';
import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { InvalidProductError } from '../../catalogue/newProduct.ts';
import { draftLabel, type ProductDraft } from '../draft.ts';
import { ImportRefused } from '../importError.ts';
import type { ImportOptions } from '../options.ts';
import { draftsList } from '../readDrafts.ts';
import { BatchSize } from './batchSize.ts';
import { batchesOf } from './batchesOf.ts';
import { beginEntry, closeEntry, finishEntry, type ImportNotes } from './journal.ts';
import { applyContext, type ImportCounts, type PreparedImport } from './prepareImport.ts';
import { unnamedProducts } from './unnamedProducts.ts';
import { GroupingBook } from './groupingBook.ts';
import { unpublishBatch } from './unpublishBatch.ts';
import { draftsThatChange, writeBatch, type BatchWriter } from './writeBatch.ts';

/** An import that is written. */
export interface ImportReport {
  id: number;
  counts: ImportCounts;
  notes: ImportNotes;
}

/** Drafts that are compared at a time; as many or fewer are written in one transaction. */
const readSize = 200;
const whilePassing: RetryPolicy = { firstMs: 500, factor: 2, most: 4 };
/** Deadlock, lock timeout, serialization failure. */
const passing = new Set(['40P01', '55P03', '40001']);

const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && passing.has(String(error.code));

/** Runs a transaction, with retries where another one was in its way. */
const retried = <T>(run: () => Promise<T>): Promise<T> =>
  retry(
    run,
    (error) => (isPassing(error) ? whilePassing : noRetry),
    () => undefined,
  );

/** Writes drafts; a product that has become impossible meanwhile is left aside by name. */
async function writeDrafts(
  writer: BatchWriter,
  drafts: ProductDraft[],
  { notes }: Pick<PreparedImport, 'notes'>,
): Promise<void> {
  try {
    await retried(() => writeBatch(writer, drafts));
  } catch (error) {
    if (!(error instanceof InvalidProductError)) throw error;
    const [only, ...others] = drafts;
    if (only && others.length === 0) {
      notes.skipped.add(`refusés : ${error.errors.join(' ')}`, draftLabel(only));
      return;
    }
    for (const draft of drafts) await writeDrafts(writer, [draft], { notes });
  }
}

async function writeAll(prepared: PreparedImport, writer: BatchWriter): Promise<void> {
  const { options, spool, counts } = prepared;
  const size = new BatchSize();
  let done = 0;
  for await (const drafts of batchesOf(spool.read<ProductDraft>(draftsList), () => readSize)) {
    const { known, fresh } = await draftsThatChange(writer, drafts);
    // Nobody orders a product that is not there yet: new ones need no short transactions.
    if (fresh.length > 0) await writeDrafts(writer, fresh, prepared);
    for (let start = 0; start < known.length;) {
      const batch = known.slice(start, start + size.current);
      await size.timed(() => writeDrafts(writer, batch, prepared));
      start += batch.length;
    }
    done += drafts.length;
    options.onProgress?.({ step: 'writing', done, total: counts.drafts });
  }
}

async function unpublishUnnamed({ options, namedIds }: PreparedImport, importId: number): Promise<void> {
  const { db, storeId } = options;
  const ids = await db.withStore(storeId, async (tx) => {
    const found: string[] = [];
    for await (const { id } of unnamedProducts(tx, namedIds)) found.push(id);
    return found;
  });
  const size = new BatchSize();
  for (let start = 0; start < ids.length;) {
    const batch = ids.slice(start, start + size.current);
    await size.timed(() => retried(() => unpublishBatch(options, importId, batch)));
    start += batch.length;
  }
}

/** Throws `ImportRefused` for errors, and for suspicions unless the import is forced. */
export function rejectErrors({ diagnostics, options }: PreparedImport): void {
  if (diagnostics.errors > 0 || (diagnostics.suspicions > 0 && !options.isForced))
    throw new ImportRefused(diagnostics);
}

const audit = (tx: Tx, { actor, source, fileName: file }: ImportOptions, id: number, outcome: object) =>
  writeAudit(tx, actor, {
    action: 'catalogue.import',
    subject: { kind: 'import', id: String(id) },
    after: { source, file, ...outcome },
  });

/**
 * Writes a prepared import in small transactions, so that no order waits for it. Throws
 * `ImportRefused`, with nothing written, when the file has errors.
 */
export async function runImport(prepared: PreparedImport): Promise<ImportReport> {
  const { options, counts, notes, diagnostics, imageStore } = prepared;
  const { db, storeId, missing } = options;
  rejectErrors(prepared);
  const id = await beginEntry(options);
  const book = await db.withStore(storeId, GroupingBook.open);
  const writer = {
    options,
    importId: id,
    book,
    imageStore,
    context: applyContext(options, book, imageStore),
  };
  try {
    await writeAll(prepared, writer);
    if (missing === 'unpublish') await unpublishUnnamed(prepared, id);
  } catch (error) {
    // It was stopped: the journal has what was written, which can be taken back.
    if (error instanceof HttpError)
      await db.withStore(storeId, async (tx) => {
        await closeEntry(tx, id);
        await audit(tx, options, id, { isStopped: true });
      });
    throw error;
  }
  const written: ImportNotes = {
    skipped: notes.skipped.entries(),
    partial: notes.partial.entries(),
    ignoredColumns: notes.ignoredColumns,
    confirmed: diagnostics.list().map(({ reason }) => reason),
  };
  await db.withStore(storeId, async (tx) => {
    await finishEntry(tx, id, counts, written);
    await audit(tx, options, id, counts);
  });
  return { id, counts, notes: written };
}
