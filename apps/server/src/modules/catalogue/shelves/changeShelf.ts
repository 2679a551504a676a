import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { cleanLine, cleanLines } from '../../../platform/text/cleanText.ts';
import { isSlug, slugOf } from '../../../platform/text/slug.ts';
import type { Actor } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { lockVersioned, writeVersions } from '../versions/productVersions.ts';
import { refreshSearchTerms } from '../writeCategories.ts';
import type { Shelf } from './shelf.ts';

type Value = string | number | boolean | null | readonly string[];
/** The columns to write; the others stay, or get their default in a new entry. */
export type ShelfFields = Record<string, Value>;
export type ShelfEntry = { id: string; name: string; position: number } & Record<string, unknown>;

const maxNameLength = 200;
const maxDescriptionLength = 10_000;
const maxDurationLength = 100;
const maxDocumentLength = 200;
const maxDocuments = 30;
const columnsOf = ({ columns }: Shelf) => ['name', ...columns];

/** Entries are changed one after the other: their order is one number after the other. */
const lockShelf = (tx: Tx, { table }: Shelf) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended(app_store() || ' shelf ' || $1, 0))", [table]);

/** The entries of a shelf, in their order. */
export async function listShelf(tx: Tx, shelf: Shelf): Promise<ShelfEntry[]> {
  const { rows } = await tx.query<ShelfEntry>(
    `select id, ${columnsOf(shelf).join(', ')}, position from ${shelf.table} order by position, name, id`,
  );
  return rows;
}

async function readEntry(tx: Tx, shelf: Shelf, id: string): Promise<ShelfEntry | null> {
  return (await listShelf(tx, shelf)).find((entry) => entry.id === id) ?? null;
}

const unknownEntry = ({ label }: Shelf, id: string) => new HttpError(404, `${label} « ${id} » n’existe pas.`);

function checkName(shelf: Shelf, name: Value | undefined): void {
  if (typeof name === 'string' && name !== '' && name.length <= maxNameLength) return;
  throw new HttpError(422, `${shelf.label} doit avoir un nom, de ${maxNameLength} signes au plus.`);
}

/** A name or an address that another entry has. */
async function refuseTaken(tx: Tx, shelf: Shelf, id: string, fields: ShelfFields): Promise<void> {
  const unique = { collections: 'slug', categories: 'name', services: null }[shelf.table];
  if (unique === null || fields[unique] === undefined) return;
  const { rows } = await tx.query<{ id: string }>(
    `select id from ${shelf.table} where ${unique} = $1 and id <> $2`,
    [fields[unique], id],
  );
  const [other] = rows;
  if (other) throw new HttpError(409, `« ${String(fields[unique])} » est déjà à « ${other.id} ».`);
}

async function insertEntry(tx: Tx, shelf: Shelf, id: string, fields: ShelfFields): Promise<void> {
  const names = Object.keys(fields);
  const places = names.map((_name, index) => `$${index + 2}`);
  await tx.query(
    `insert into ${shelf.table} (id, position, ${names.join(', ')})
     select $1, coalesce(max(position), -1) + 1, ${places.join(', ')} from ${shelf.table}`,
    [id, ...Object.values(fields)],
  );
}

async function updateEntry(tx: Tx, shelf: Shelf, id: string, fields: ShelfFields): Promise<void> {
  const names = Object.keys(fields);
  if (names.length === 0) return;
  const sets = names.map((name, index) => `${name} = $${index + 2}`);
  await tx.query(`update ${shelf.table} set ${sets.join(', ')} where id = $1`, [
    id,
    ...Object.values(fields),
  ]);
}

const numberEntries = (tx: Tx, { table }: Shelf, ids: readonly string[]) =>
  tx.query(
    `update ${table} set position = given.place - 1
     from unnest($1::text[]) with ordinality as given (id, place)
     where ${table}.id = given.id and position <> given.place - 1`,
    [ids],
  );

/** Moves an entry to a place, 1 being the first, and numbers the others. */
async function moveEntry(tx: Tx, shelf: Shelf, id: string, place: number): Promise<void> {
  const others = (await listShelf(tx, shelf)).map((entry) => entry.id).filter((other) => other !== id);
  await numberEntries(tx, shelf, [...others.slice(0, place - 1), id, ...others.slice(place - 1)]);
}

/** The address of a new entry, made of its name where none is given. */
export function newShelfId(name: string): string {
  const id = slugOf(name);
  if (id !== '') return id;
  throw new HttpError(422, 'Ce nom ne fait pas d’adresse : donnez un identifiant de lettres et de chiffres.');
}

function checkAddress(address: Value): void {
  if (typeof address === 'string' && isSlug(address)) return;
  throw new HttpError(
    422,
    `« ${String(address)} » n’est pas une adresse : lettres minuscules, chiffres et tirets.`,
  );
}

/** The documents that a service needs, as they are stored. */
function cleanedDocuments(documents: readonly string[]): string[] {
  const clean = documents.map(cleanLine).filter((document) => document !== '');
  if (clean.length <= maxDocuments && clean.every(({ length }) => length <= maxDocumentLength)) return clean;
  throw new HttpError(
    422,
    `Un service a au plus ${maxDocuments} documents, de ${maxDocumentLength} signes au plus.`,
  );
}

/** Texts as they are stored: a name on one line, a description on several. */
function cleaned(fields: ShelfFields): ShelfFields {
  const { name, description, duration, documents } = fields;
  if (typeof duration === 'string' && duration.length > maxDurationLength)
    throw new HttpError(422, `Une durée a au plus ${maxDurationLength} signes.`);
  if (typeof description === 'string' && description.length > maxDescriptionLength)
    throw new HttpError(422, `Une description a au plus ${maxDescriptionLength} signes.`);
  return {
    ...fields,
    ...(typeof name === 'string' && { name: cleanLine(name) }),
    ...(typeof description === 'string' && { description: cleanLines(description) }),
    ...(typeof duration === 'string' && { duration: cleanLine(duration) || null }),
    ...(Array.isArray(documents) && { documents: cleanedDocuments(documents as string[]) }),
  };
}

export interface SavedEntry {
  id: string;
  fields: ShelfFields;
  /** 1: the first; null: where it is, or the last. */
  place: number | null;
  /** `save`: create or change, whichever it is. */
  mode?: 'save' | 'create' | 'change';
}

/**
 * Creates an entry, or changes what is given of one, and moves it to `place` (1: the first). Writes
 * the audit log.
 */
export async function saveShelfEntry(
  tx: Tx,
  shelf: Shelf,
  actor: Actor,
  { id, fields, place, mode = 'save' }: SavedEntry,
): Promise<{ entry: ShelfEntry; isNew: boolean }> {
  for (const address of [id, fields['slug'] ?? id]) checkAddress(address);
  await lockShelf(tx, shelf);
  const before = await readEntry(tx, shelf, id);
  if (mode === 'create' && before) throw new HttpError(409, `${shelf.label} « ${id} » existe déjà.`);
  if (mode === 'change' && !before) throw unknownEntry(shelf, id);
  const clean = cleaned(fields);
  if (!before || clean['name'] !== undefined) checkName(shelf, clean['name']);
  await refuseTaken(tx, shelf, id, clean);
  if (before) await updateEntry(tx, shelf, id, clean);
  else await insertEntry(tx, shelf, id, clean);
  if (place !== null) await moveEntry(tx, shelf, id, place);
  if (shelf.table === 'categories') await tx.query(refreshSearchTerms, [[id]]);
  const entry = await readEntry(tx, shelf, id);
  if (!entry) throw unknownEntry(shelf, id);
  if (!isDeepStrictEqual(before, entry))
    await writeAudit(tx, actor, {
      action: `${shelf.subject}.${before ? 'update' : 'create'}`,
      subject: { kind: shelf.subject, id },
      before,
      after: entry,
    });
  return { entry, isNew: before === null };
}

/** Puts all entries of a shelf into an order; 409 when it has other entries than those that were seen. */
export async function reorderShelf(
  tx: Tx,
  shelf: Shelf,
  actor: Actor,
  ids: readonly string[],
): Promise<void> {
  await lockShelf(tx, shelf);
  const before = (await listShelf(tx, shelf)).map(({ id }) => id);
  if (!isDeepStrictEqual([...before].sort(), [...ids].sort()))
    throw new HttpError(409, 'La liste a changé entre-temps. Relisez-la, puis recommencez.');
  if (isDeepStrictEqual(before, ids)) return;
  await numberEntries(tx, shelf, ids);
  await writeAudit(tx, actor, {
    action: `${shelf.subject}.order`,
    subject: { kind: shelf.subject, id: 'order' },
    before,
    after: ids,
  });
}

async function refuseUsedCategory(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*) as count from products where category_id = $1',
    [id],
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0)
    throw new HttpError(
      409,
      `La catégorie « ${id} » a encore ${count} article${count > 1 ? 's' : ''} : donnez-leur d’abord une autre catégorie.`,
    );
}

/** Deletes an entry. A category must be empty; a collection leaves its products, which get a version. */
export async function deleteShelfEntry(tx: Tx, shelf: Shelf, actor: Actor, id: string): Promise<void> {
  await lockShelf(tx, shelf);
  const before = await readEntry(tx, shelf, id);
  if (!before) throw unknownEntry(shelf, id);
  if (shelf.table === 'categories') await refuseUsedCategory(tx, id);
  const products =
    shelf.table === 'collections'
      ? (
          await tx.query<{ id: string }>(
            'select product_id as id from product_collections where collection_id = $1',
            [id],
          )
        ).rows.map((row) => row.id)
      : [];
  await lockVersioned(tx, products);
  if (shelf.table === 'collections')
    await tx.query('delete from product_collections where collection_id = $1', [id]);
  await tx.query(`delete from ${shelf.table} where id = $1`, [id]);
  await writeVersions(tx, products, actor, `Collection « ${id} » supprimée`);
  await writeAudit(tx, actor, {
    action: `${shelf.subject}.delete`,
    subject: { kind: shelf.subject, id },
    before,
  });
}
