import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import type { Actor } from '../../audit/actor.ts';
import { refuseWhileClosed } from '../../stores/closedStore.ts';
import type { StockChange } from '../apply/productState.ts';
import type { ImportSource } from '@teranga/contract/admin';
import type { ImportOptions } from '../options.ts';
import type { Counted } from '../tally.ts';
import type { UndoReport } from './undoneState.ts';

/** What the journal says of a finished import besides its counts. */
export interface ImportNotes {
  skipped: [string, Counted][];
  partial: [string, Counted][];
  ignoredColumns: string[];
  /** Suspicions that the operator confirmed. */
  confirmed: string[];
}

/** An entry of the journal. */
export interface ImportEntry {
  id: number;
  source: ImportSource;
  fileName: string;
  /** SHA-256, in hexadecimal. */
  fileHash: string;
  options: JournalOptions;
  counts: Record<string, number>;
  report: Partial<ImportNotes>;
  createdCategories: string[];
  createdCollections: string[];
  actor: Pick<Actor, 'kind' | 'name'>;
  startedAt: Date;
  finishedAt: Date | null;
  undoneAt: Date | null;
  undoneBy: string | null;
  undoRequestedAt: Date | null;
  /** What an undo has done so far; null before one begins. */
  undoReport: Omit<UndoReport, 'id'> | null;
}

export type JournalOptions = Pick<
  ImportOptions,
  'rate' | 'stock' | 'missing' | 'isForced' | 'mayFetchPrivateAddresses'
>;

interface EntryRow extends Omit<ImportEntry, 'actor'> {
  actorKind: Actor['kind'];
  actorName: string;
}

const columns = `id, source, file_name as "fileName", encode(file_hash, 'hex') as "fileHash", options, counts, report,
  created_categories as "createdCategories", created_collections as "createdCollections", actor_kind as "actorKind",
  actor_name as "actorName", started_at as "startedAt", finished_at as "finishedAt", undone_at as "undoneAt",
  undone_by as "undoneBy", undo_asked_at as "undoRequestedAt", undo_report as "undoReport"`;

const toEntry = ({ actorKind: kind, actorName: name, ...row }: EntryRow): ImportEntry => ({
  ...row,
  actor: { kind, name },
});

/** An undo of it was cut short; it goes on when it is requested again. */
export const isHalfUndone = ({ undoReport, undoRequestedAt, undoneAt }: ImportEntry): boolean =>
  undoReport !== null && undoRequestedAt === null && undoneAt === null;

/** SHA-256 of a file. */
export async function hashOf(file: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest();
}

/** Opens an entry for an import that begins. Returns its id. */
export async function beginEntry(options: ImportOptions): Promise<number> {
  const { db, storeId, file, fileName, source, rate, stock, missing, isForced, actor } = options;
  const { mayFetchPrivateAddresses, onBegun } = options;
  const hash = await hashOf(file);
  const settings: JournalOptions = { rate, stock, missing, isForced, mayFetchPrivateAddresses };
  return db.withStore(storeId, async (tx) => {
    await refuseWhileClosed(tx);
    await tx.query("select pg_advisory_xact_lock(hashtextextended('imports of ' || app_store(), 0))");
    const { rows } = await tx.query<{ id: number }>(
      `insert into imports (id, source, file_name, file_hash, options, actor_kind, actor_id, actor_name)
       select coalesce(max(id), 0) + 1, $1, $2, $3, $4, $5, $6, $7 from imports returning id`,
      [source, fileName, hash, JSON.stringify(settings), actor.kind, actor.id, actor.name],
    );
    const id = rows[0]?.id ?? 0;
    await onBegun?.(tx, id);
    return id;
  });
}

/** The last import of a file that added its stock, and was not taken back; null without one. */
export async function lastAddition(
  tx: Tx,
  hash: Buffer,
): Promise<Pick<ImportEntry, 'id' | 'startedAt'> | null> {
  const { rows } = await tx.query<Pick<ImportEntry, 'id' | 'startedAt'>>(
    `select id, started_at as "startedAt" from imports
     where file_hash = $1 and options ->> 'stock' = 'add' and undone_at is null order by id desc limit 1`,
    [hash],
  );
  return rows[0] ?? null;
}

/**
 * Holds the entry of an import open until the transaction ends. Throws once it is closed: somebody
 * has undone the import.
 */
export async function holdEntry(tx: Tx, id: number): Promise<void> {
  const { rowCount } = await tx.query('select from imports where id = $1 and finished_at is null for share', [
    id,
  ]);
  if (rowCount === 0)
    throw new HttpError(
      409,
      `L’import ${id} a été annulé pendant qu’il s’écrivait : le reste n’est pas importé.`,
    );
}

/** Closes the entry of an import that is to be undone: if it still runs, it stops. */
export const closeEntry = (tx: Tx, id: number): Promise<unknown> =>
  tx.query('update imports set finished_at = coalesce(finished_at, now()) where id = $1', [id]);

/** Closes the entry of an import with what it did. */
export async function finishEntry(tx: Tx, id: number, counts: object, notes: ImportNotes): Promise<void> {
  await tx.query('update imports set finished_at = now(), counts = $2, report = $3 where id = $1', [
    id,
    JSON.stringify(counts),
    JSON.stringify(notes),
  ]);
}

/** The latest imports, the newest first; with `before` those that are older than it. */
export async function listImports(
  tx: Tx,
  limit: number,
  before: number | null = null,
): Promise<ImportEntry[]> {
  const { rows } = await tx.query<EntryRow>(
    `select ${columns} from imports where $2::int is null or id < $2 order by id desc limit $1`,
    [limit, before],
  );
  return rows.map(toEntry);
}

/** An import by its id; null for an unknown one. */
export async function readImport(tx: Tx, id: number): Promise<ImportEntry | null> {
  const { rows } = await tx.query<EntryRow>(`select ${columns} from imports where id = $1`, [id]);
  return rows[0] ? toEntry(rows[0]) : null;
}

/** The last import that has not been taken back; null when there is none. */
export async function lastImport(tx: Tx): Promise<ImportEntry | null> {
  const { rows } = await tx.query<EntryRow>(
    `select ${columns} from imports where undone_at is null order by id desc limit 1`,
  );
  return rows[0] ? toEntry(rows[0]) : null;
}

/** What an import did to a product. */
export interface JournalChange {
  productId: string;
  /** Null: the import created it. */
  versionBefore: number | null;
  versionAfter: number;
  stock: StockChange[];
}

/** The current versions of some products, by id. */
export async function readVersions(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ id: string; version: number }>(
    'select product_id as id, max(version) as version from product_versions where product_id = any($1) group by 1',
    [ids],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Writes what an import did, in the transaction that does it. */
export async function writeChanges(
  tx: Tx,
  importId: number,
  changes: readonly JournalChange[],
): Promise<void> {
  await tx.query(
    `insert into import_changes (import_id, product_id, version_before, version_after, stock)
     select $1, "productId", "versionBefore", "versionAfter", stock
     from jsonb_to_recordset($2::jsonb) as given ("productId" text, "versionBefore" int, "versionAfter" int, stock jsonb)`,
    [importId, JSON.stringify(changes)],
  );
}
