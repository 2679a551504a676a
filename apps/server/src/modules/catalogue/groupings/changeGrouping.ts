import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldError, HttpError } from '../../../platform/http/httpError.ts';
import { cleanLine, cleanLines } from '../../../platform/text/cleanText.ts';
import { isSlug, slugOf } from '../../../platform/text/slug.ts';
import type { Actor } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { refreshSearchTerms } from '../writeCategories.ts';
import type { Grouping } from './grouping.ts';
import {
  listGrouping,
  lockGrouping,
  readEntry,
  refuseChangedEntry,
  unknownEntry,
  type GroupingEntry,
  type GroupingFields,
  type Value,
} from './groupingRows.ts';

const maxNameLength = 200;
const maxDescriptionLength = 10_000;
const maxDurationLength = 100;
const maxDocumentLength = 200;
const maxDocuments = 30;

function checkName(grouping: Grouping, name: Value | undefined): void {
  if (typeof name === 'string' && name !== '' && name.length <= maxNameLength) return;
  throw new HttpError(422, `${grouping.label} doit avoir un nom, de ${maxNameLength} signes au plus.`);
}

/** A name or an address that another entry has. */
async function refuseTaken(tx: Tx, grouping: Grouping, id: string, fields: GroupingFields): Promise<void> {
  const unique = { collections: 'slug', categories: 'name', services: null }[grouping.table];
  if (unique === null || fields[unique] === undefined) return;
  const { rows } = await tx.query<{ id: string }>(
    `select id from ${grouping.table} where ${unique} = $1 and id <> $2`,
    [fields[unique], id],
  );
  const [other] = rows;
  if (other) throw new HttpError(409, `« ${String(fields[unique])} » est déjà à « ${other.id} ».`);
}

async function insertEntry(tx: Tx, grouping: Grouping, id: string, fields: GroupingFields): Promise<void> {
  const names = Object.keys(fields);
  const places = names.map((_name, index) => `$${index + 2}`);
  await tx.query(
    `insert into ${grouping.table} (id, position, ${names.join(', ')})
     select $1, coalesce(max(position), -1) + 1, ${places.join(', ')} from ${grouping.table}`,
    [id, ...Object.values(fields)],
  );
}

async function updateEntry(tx: Tx, grouping: Grouping, id: string, fields: GroupingFields): Promise<void> {
  const names = Object.keys(fields);
  if (names.length === 0) return;
  const sets = names.map((name, index) => `${name} = $${index + 2}`);
  await tx.query(`update ${grouping.table} set ${sets.join(', ')} where id = $1`, [
    id,
    ...Object.values(fields),
  ]);
}

const numberEntries = (tx: Tx, { table }: Grouping, ids: readonly string[]) =>
  tx.query(
    `update ${table} set position = given.place - 1
     from unnest($1::text[]) with ordinality as given (id, place)
     where ${table}.id = given.id and position <> given.place - 1`,
    [ids],
  );

/** Moves an entry to a place, 1 being the first, and numbers the others. */
async function moveEntry(tx: Tx, grouping: Grouping, id: string, place: number): Promise<void> {
  const others = (await listGrouping(tx, grouping)).map((entry) => entry.id).filter((other) => other !== id);
  await numberEntries(tx, grouping, [...others.slice(0, place - 1), id, ...others.slice(place - 1)]);
}

/** The address of a new entry, made of its name where none is given. */
export function newGroupingId(name: string): string {
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
function cleaned(fields: GroupingFields): GroupingFields {
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

function takenName({ label }: Grouping, { name }: GroupingEntry): HttpError {
  const message = `${label} « ${name} » existe déjà.`;
  return fieldError('name', message, 409);
}

export interface SavedEntry {
  id: string;
  fields: GroupingFields;
  /** 1: the first; null: where it is, or the last. */
  place: number | null;
  /** `save`: create or change, whichever it is. */
  mode?: 'save' | 'create' | 'change';
  /** The version that was seen; null for whatever it is. */
  version?: number | null;
}

/**
 * Creates an entry, or changes what is given of one, and moves it to `place` (1: the first). Writes
 * the audit log.
 */
export async function saveGroupingEntry(
  tx: Tx,
  grouping: Grouping,
  actor: Actor,
  { id, fields, place, mode = 'save', version = null }: SavedEntry,
): Promise<{ entry: GroupingEntry; isNew: boolean }> {
  for (const address of [id, fields['slug'] ?? id]) checkAddress(address);
  await lockGrouping(tx, grouping);
  const before = await readEntry(tx, grouping, id);
  if (mode === 'create' && before) throw takenName(grouping, before);
  if (mode === 'change' && !before) throw unknownEntry(grouping, id);
  if (before) await refuseChangedEntry(tx, grouping, before, version);
  const clean = cleaned(fields);
  if (!before || clean['name'] !== undefined) checkName(grouping, clean['name']);
  await refuseTaken(tx, grouping, id, clean);
  if (before) await updateEntry(tx, grouping, id, clean);
  else await insertEntry(tx, grouping, id, clean);
  if (place !== null) await moveEntry(tx, grouping, id, place);
  if (grouping.table === 'categories') await tx.query(refreshSearchTerms, [[id]]);
  const entry = await readEntry(tx, grouping, id);
  if (!entry) throw unknownEntry(grouping, id);
  if (!isDeepStrictEqual(before, entry))
    await writeAudit(tx, actor, {
      action: `${grouping.subject}.${before ? 'update' : 'create'}`,
      subject: { kind: grouping.subject, id },
      before,
      after: entry,
    });
  return { entry, isNew: before === null };
}

/**
 * Puts all entries of a grouping into an order; 409 when it has other entries than those that were
 * seen.
 */
export async function reorderGrouping(
  tx: Tx,
  grouping: Grouping,
  actor: Actor,
  ids: readonly string[],
): Promise<void> {
  await lockGrouping(tx, grouping);
  const before = (await listGrouping(tx, grouping)).map(({ id }) => id);
  if (!isDeepStrictEqual([...before].sort(), [...ids].sort()))
    throw new HttpError(409, 'La liste a changé entre-temps. Relisez-la, puis recommencez.');
  if (isDeepStrictEqual(before, ids)) return;
  await numberEntries(tx, grouping, ids);
  await writeAudit(tx, actor, {
    action: `${grouping.subject}.order`,
    subject: { kind: grouping.subject, id: 'order' },
    before,
    after: ids,
  });
}
