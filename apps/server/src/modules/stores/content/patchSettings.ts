import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldError, type FieldErrors, HttpError } from '../../../platform/http/httpError.ts';
import type { Actor } from '../../audit/actor.ts';
import { readAudit } from '../../audit/readAudit.ts';
import { auditStore } from '../auditStore.ts';
import { nameOfPath, type ContentDocument } from './contentDocument.ts';
import { ruleErrors } from './ruleErrors.ts';
import { isSettingPath } from './settingsReference.ts';
import { shapeErrors } from './shapeErrors.ts';
import { readContentDocument, writeContentDocument } from './storedContent.ts';
import { valueAt } from './valueAt.ts';

/** New values by path: `features.whatsapp`, `marketplaceInfo.deliveryInfo.zones.0.price`. */
export interface SettingsPatch {
  /** The version that was seen; null for whatever it is. */
  version: number | null;
  /** `undefined` as a value removes an optional field or an entry of a list. */
  changes: readonly { path: string; value: unknown }[];
}

export interface VersionedSettings {
  version: number;
  settings: ContentDocument;
}

const deepest = 12;
const longestPath = 300;
const stepPattern = /^[A-Za-z0-9_-]{1,100}$/;
/** Names that a JavaScript object has of its own. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

const refuse = (status: number, path: string, sentence: string) => {
  const message = `« ${path} » ${sentence}`;
  return fieldError(path, message, status);
};

function readPath(path: string): string[] {
  const steps = path.split('.');
  const isPath =
    path.length <= longestPath &&
    steps.length <= deepest &&
    steps.every((step) => stepPattern.test(step) && !forbidden.has(step));
  if (!isPath) throw refuse(422, path.slice(0, longestPath), 'n’est pas le chemin d’un réglage.');
  // Keys are secrets, which are never read back.
  if (steps[0] === 'payment') throw refuse(422, path, 'se change par le verbe « payment ».');
  // A store has one name, which every write copies there.
  if (path === 'storeInfo.name') throw refuse(422, path, 'suit « name » : changez « name ».');
  return steps;
}

/** Why a path leads nowhere: its group may be left out, or there is no such setting. */
function missing(path: string, group: readonly string[]): HttpError {
  const isEntry = /^\d+$/.test(group.at(-1) ?? '');
  if (isEntry || !isSettingPath(path)) return refuse(422, path, 'n’existe pas.');
  return refuse(
    422,
    path,
    `est dans un groupe que la boutique n’a pas encore : écrivez d’abord « ${group.join('.')} » en entier.`,
  );
}

/** Sets a value in a document, in place; throws where nothing could hold it. */
function setAt(document: ContentDocument, path: string, value: unknown): void {
  const steps = readPath(path);
  const last = steps.pop() ?? '';
  let holder: unknown = document;
  for (const [index, step] of steps.entries()) {
    const inner = valueAt(holder, [step]);
    if (typeof inner !== 'object' || inner === null) throw missing(path, steps.slice(0, index + 1));
    holder = inner;
  }
  if (Array.isArray(holder)) {
    const index = Number(last);
    if (!/^\d+$/.test(last) || index > holder.length)
      throw refuse(422, path, 'n’existe pas dans cette liste.');
    if (value === undefined) holder.splice(index, 1);
    else holder[index] = value;
    return;
  }
  const fields = holder as Record<string, unknown>;
  if (value === undefined) delete fields[last];
  else fields[last] = value;
}

/** The settings that differ between two documents, by their first two steps. */
function changedPaths(before: object, after: object, depth = 2): string[] {
  const [old, next] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((key) => {
    const [was, is] = [old[key], next[key]];
    if (isDeepStrictEqual(was, is)) return [];
    const areGroups = [was, is].every(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    );
    if (!areGroups || depth === 1) return [key];
    return changedPaths(was as object, is as object, depth - 1).map((inner) => `${key}.${inner}`);
  });
}

/** Throws 409 with what changed since a version was seen, and who changed it. */
async function refuseChangedSettings(tx: Tx, seen: number | null, current: VersionedSettings): Promise<void> {
  if (seen === null || seen === current.version) return;
  const { rows } = await tx.query<{ name: string; logo: string | null; content: object }>(
    'select name, logo, content from store_history where version = $1',
    [seen],
  );
  const [old] = rows;
  const { settings } = current;
  const { name, logo, defaultLogo: _default, ...content } = settings;
  const paths = old
    ? changedPaths({ name: old.name, logo: old.logo, ...old.content }, { name, logo, ...content })
    : [];
  const filter = { subjectKind: 'store' };
  const [latest] = (await readAudit(tx, filter, { size: 1 })).items;
  const what = paths.length > 0 ? ` : ${paths.slice(0, 10).join(', ')}` : '';
  const who = latest ? ` Dernier changement par ${latest.actor.name}.` : '';
  throw new HttpError(
    409,
    `Les réglages ont changé depuis la version ${seen}${what}.${who} Relisez, puis recommencez.`,
  );
}

/** The settings of the current store with their version. */
export async function readSettings(tx: Tx): Promise<VersionedSettings> {
  const { rows } = await tx.query<{ version: number }>('select version from stores where id = app_store()');
  return { version: rows[0]?.version ?? 0, settings: await readContentDocument(tx) };
}

/**
 * The settings, while the store's row is locked; 409 when they are not those of the version that
 * was seen.
 */
export async function lockSettings(tx: Tx, seen: number | null): Promise<VersionedSettings> {
  await tx.query('select from stores where id = app_store() for update');
  const current = await readSettings(tx);
  await refuseChangedSettings(tx, seen, current);
  return current;
}

function fieldErrorsOf(document: unknown, hasImage: (name: string) => boolean): FieldErrors | null {
  const errors = [...shapeErrors(document), ...ruleErrors(document, hasImage)];
  if (errors.length === 0) return null;
  return Object.fromEntries(
    errors.map(({ path, sentence }) => [path.join('.'), [`« ${nameOfPath(path)} » ${sentence}`]]),
  );
}

/**
 * Changes settings by their paths, all or none, while the store's row is locked. The whole document
 * is checked as one that is read from a file.
 */
export async function patchSettings(
  tx: Tx,
  actor: Actor,
  { version, changes }: SettingsPatch,
  hasImage: (name: string) => boolean,
): Promise<VersionedSettings> {
  const current = await lockSettings(tx, version);
  const document = structuredClone(current.settings);
  for (const { path, value } of changes) setAt(document, path, value);
  const errors = fieldErrorsOf(document, hasImage);
  if (errors) throw new HttpError(422, Object.values(errors)[0]?.[0] ?? '', errors);
  await auditStore(tx, actor, 'store.settings', () => writeContentDocument(tx, document));
  return readSettings(tx);
}
