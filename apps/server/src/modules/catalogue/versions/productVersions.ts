import type { Tx } from '../../../platform/db/database.ts';
import { readCursor, toPage, type Page } from '../../../platform/paging/cursor.ts';
import { systemActor, type Actor } from '../../audit/actor.ts';
import { readDocuments, type ProductDocument } from './productDocument.ts';

/** A product as it was from a change until the next. */
export interface ProductVersion {
  version: number;
  document: ProductDocument;
  actor: Pick<Actor, 'kind' | 'name'>;
  reason: string | null;
  createdAt: Date;
}

const writeChanged = `
  with given as (select id, document from jsonb_to_recordset($1::jsonb) as given (id text, document jsonb)),
  latest as (
    select distinct on (v.product_id) v.product_id, v.version, v.document
    from product_versions v join given on given.id = v.product_id order by v.product_id, v.version desc)
  insert into product_versions (product_id, version, document, actor_kind, actor_id, actor_name, reason)
  select given.id, coalesce(latest.version, 0) + 1, given.document, $2, $3, $4, $5
  from given left join latest on latest.product_id = given.id
  where latest.document is distinct from given.document`;

/**
 * Saves a version of every product that differs from its latest one. The caller has locked them.
 */
export async function writeVersions(
  tx: Tx,
  ids: readonly string[],
  actor: Actor,
  reason: string | null,
): Promise<void> {
  const documents = [...(await readDocuments(tx, ids))].map(([id, document]) => ({ id, document }));
  if (documents.length === 0) return;
  const { kind, id, name } = actor;
  await tx.query(writeChanged, [JSON.stringify(documents), kind, id, name, reason]);
}

const lockRows = `
  select id, not exists (select from product_versions v where v.store_id = p.store_id and v.product_id = p.id) as is_unversioned
  from products p where id = any($1) order by id collate "C" for update of p`;

/**
 * Locks products as orders do, and saves what those are that have no version yet, so that their
 * first change can be undone.
 */
export async function lockVersioned(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string; is_unversioned: boolean }>(lockRows, [ids]);
  const unversioned = rows.filter((row) => row.is_unversioned).map(({ id }) => id);
  if (unversioned.length > 0)
    await writeVersions(tx, unversioned, systemActor('système'), 'Avant le premier changement');
  return rows.map(({ id }) => id);
}

interface VersionRow {
  version: number;
  document: ProductDocument;
  actor_kind: Actor['kind'];
  actor_name: string;
  reason: string | null;
  created_at: Date;
}

const toVersion = (row: VersionRow): ProductVersion => ({
  version: row.version,
  document: row.document,
  actor: { kind: row.actor_kind, name: row.actor_name },
  reason: row.reason,
  createdAt: row.created_at,
});

/** The versions of a product, the newest first; empty for one that has never changed. */
export async function listProductVersions(tx: Tx, productId: string): Promise<ProductVersion[]> {
  const { rows } = await tx.query<VersionRow>(
    `select version, document, actor_kind, actor_name, reason, created_at from product_versions
     where product_id = $1 order by version desc`,
    [productId],
  );
  return rows.map(toVersion);
}

/** A page of a product's versions, the newest first, each with the one before it (null: none). */
export async function pageOfVersions(
  tx: Tx,
  productId: string,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<Page<ProductVersion & { before: ProductDocument | null }>> {
  const before = readCursor(cursor, [/^\d{1,9}$/])?.[0] ?? null;
  const { rows } = await tx.query<VersionRow>(
    `select version, document, actor_kind, actor_name, reason, created_at from product_versions
     where product_id = $1 and ($2::int is null or version < $2) order by version desc limit $3`,
    [productId, before, size + 1],
  );
  const versions = rows.map((row, index) => ({
    ...toVersion(row),
    before: rows[index + 1]?.document ?? null,
  }));
  return toPage(versions, size, { keyOf: ({ version }) => [String(version)], toItem: (row) => row });
}

/** One version of a product; null for an unknown one. */
export async function readVersion(
  tx: Tx,
  productId: string,
  version: number,
): Promise<ProductVersion | null> {
  const { rows } = await tx.query<VersionRow>(
    `select version, document, actor_kind, actor_name, reason, created_at from product_versions
     where product_id = $1 and version = $2`,
    [productId, version],
  );
  return rows[0] ? toVersion(rows[0]) : null;
}

/** The number of a product's current version: 1 until it changes. */
export async function currentVersion(tx: Tx, productId: string): Promise<number> {
  const { rows } = await tx.query<{ version: number | null }>(
    'select max(version) as version from product_versions where product_id = $1',
    [productId],
  );
  return rows[0]?.version ?? 1;
}
