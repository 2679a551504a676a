import { isDeepStrictEqual } from 'node:util';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import type { Actor } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { toNewProduct } from '../../catalogue/edit/changeProduct.ts';
import { withExistingGroupings } from '../../catalogue/edit/editProduct.ts';
import { refuseWhileClosed } from '../../stores/closedStore.ts';
import type { StockCause } from '../../catalogue/stock/stockCause.ts';
import type { ProductDocument } from '../../catalogue/versions/productDocument.ts';
import { lockVersioned } from '../../catalogue/versions/productVersions.ts';
import { deleteProducts, upsertProducts } from '../../catalogue/writeProducts.ts';
import { BatchSize } from './batchSize.ts';
import { closeEntry, lastImport, readImport, type ImportEntry, type JournalChange } from './journal.ts';
import { readStates } from './planBatch.ts';
import { isUntouched, undone, type UndoReport } from './undoneState.ts';
import { withBatch } from './withBatch.ts';

type ChangeRow = JournalChange & { id: number };

const readChanges = `
  select id, product_id as "productId", version_before as "versionBefore", version_after as "versionAfter", stock
  from import_changes where import_id = $1 and not is_undone order by id desc limit $2`;

const readVersionRows = `
  select v.product_id as id, v.version, v.document from product_versions v
  join jsonb_to_recordset($1::jsonb) as wanted (id text, version int) on wanted.id = v.product_id and wanted.version = v.version`;

type Versions = Map<string, ProductDocument>;
const keyOf = (id: string, version: number) => `${id} ${version}`;

async function readVersions(tx: Tx, changes: readonly ChangeRow[]): Promise<Versions> {
  const versions = changes.flatMap(({ productId: id, versionBefore, versionAfter }) => [
    { id, version: versionAfter },
    ...(versionBefore === null ? [] : [{ id, version: versionBefore }]),
  ]);
  const { rows } = await tx.query<{ id: string; version: number; document: ProductDocument }>(
    readVersionRows,
    [JSON.stringify(versions)],
  );
  return new Map(rows.map(({ id, version, document }) => [keyOf(id, version), document]));
}

/** Undoes changes, the newest first; a product may be among them more than once. */
async function undoBatch(
  tx: Tx,
  changes: readonly ChangeRow[],
  cause: StockCause,
  now: Date,
  report: UndoReport,
) {
  const ids = await lockVersioned(tx, [...new Set(changes.map(({ productId }) => productId))]);
  const states = await readStates(tx, ids);
  const versions = await readVersions(tx, changes);
  const [restored, deleted] = [new Set<string>(), new Set<string>()];
  for (const change of changes) {
    const { productId: id, versionBefore, versionAfter } = change;
    const state = states.get(id);
    const after = versions.get(keyOf(id, versionAfter));
    if (!state || !after) {
      report.kept.push({ id, name: after?.name ?? id, what: ['supprimé depuis'] });
      continue;
    }
    const before = versionBefore === null ? null : (versions.get(keyOf(id, versionBefore)) ?? null);
    if (!before) {
      if (isUntouched(state, after, change.stock)) deleted.add(id);
      else report.kept.push({ id, name: state.document.name, what: ['vendu ou changé depuis l’import'] });
      continue;
    }
    const existing = await withExistingGroupings(tx, before);
    const { next, kept } = undone(state, { before: existing, after, stock: change.stock });
    if (kept.length > 0) report.kept.push({ id, name: state.document.name, what: kept });
    if (isDeepStrictEqual(next, state)) continue;
    states.set(id, next);
    restored.add(id);
  }
  const products = [...restored]
    .filter((id) => !deleted.has(id))
    .flatMap((id) => {
      const state = states.get(id);
      return state ? [toNewProduct(id, state.document, state.stock)] : [];
    });
  await upsertProducts(tx, products, now, cause);
  await deleteProducts(tx, [...deleted], cause);
  report.restored += products.length;
  report.deleted += deleted.size;
}

/** Categories and collections that the import made go when nothing is in them. */
async function removeEmptyGroupings(
  tx: Tx,
  { createdCategories, createdCollections }: ImportEntry,
): Promise<void> {
  await tx.query(
    `delete from categories c where id = any($1)
       and not exists (select from products p where p.store_id = c.store_id and p.category_id = c.id)`,
    [createdCategories],
  );
  await tx.query(
    `delete from collections c where id = any($1)
       and not exists (select from product_collections p where p.store_id = c.store_id and p.collection_id = c.id)`,
    [createdCollections],
  );
}

async function findEntry(tx: Tx, id: number | null): Promise<ImportEntry> {
  const entry = id === null ? await lastImport(tx) : await readImport(tx, id);
  if (!entry)
    throw new HttpError(
      404,
      id === null ? 'Il n’y a pas d’import à annuler.' : `Il n’y a pas d’import ${id}.`,
    );
  if (entry.undoneAt) throw new HttpError(409, `L’import ${entry.id} est déjà annulé.`);
  return entry;
}

/** What an undo has done so far. One that was cut short, or runs twice, goes on from there. */
async function lockReport(tx: Tx, id: number): Promise<UndoReport> {
  await tx.query('select from imports where id = $1 for update', [id]);
  const entry = await findEntry(tx, id);
  return { id, ...(entry.undoReport ?? { restored: 0, deleted: 0, kept: [] }) };
}

/**
 * Takes an import back (null: the last one) where nothing changed since, and names what did. Stock
 * is taken back by its difference, so that what was sold since stays sold.
 */
export async function undoImport(
  { db, storeId, actor, now }: { db: Pick<Database, 'withStore'>; storeId: string; actor: Actor; now: Date },
  wanted: number | null,
): Promise<UndoReport> {
  const entry = await db.withStore(storeId, (tx) => findEntry(tx, wanted));
  const { id } = entry;
  await db.withStore(storeId, async (tx) => {
    await refuseWhileClosed(tx);
    await closeEntry(tx, id);
  });
  const note = `Annulation de l’import ${id}`;
  const cause: StockCause = { kind: 'import', reference: String(id), note, actor };
  const size = new BatchSize();
  const stopped = `l’annulation de l’import ${id} est interrompue. Demandez-la de nouveau après la réouverture.`;
  const undoNext = () =>
    withBatch({ db, storeId, stopped }, async (tx) => {
      const report = await lockReport(tx, id);
      const { rows } = await tx.query<ChangeRow>(readChanges, [id, size.current]);
      await undoBatch(tx, rows, cause, now, report);
      await tx.query('update import_changes set is_undone = true where id = any($1)', [
        rows.map((change) => change.id),
      ]);
      await tx.query('update imports set undo_report = $2 where id = $1', [id, JSON.stringify(report)]);
      return rows.length > 0;
    });
  const audit = (tx: Tx, { restored, deleted, kept }: UndoReport, outcome: object = {}) =>
    writeAudit(tx, actor, {
      action: 'catalogue.undo-import',
      subject: { kind: 'import', id: String(id) },
      after: { restored, deleted, kept: kept.length, ...outcome },
    });
  try {
    while (await size.timed(undoNext));
  } catch (error) {
    if (error instanceof HttpError)
      await db.withStore(storeId, async (tx) => {
        const { undoReport } = await findEntry(tx, id);
        if (undoReport) await audit(tx, { id, ...undoReport }, { isStopped: true });
      });
    throw error;
  }
  return db.withStore(storeId, async (tx) => {
    const report = await lockReport(tx, id);
    await removeEmptyGroupings(tx, entry);
    await tx.query('update imports set undone_at = now(), undone_by = $2 where id = $1', [id, actor.name]);
    await audit(tx, report);
    return report;
  });
}
