import { highestInteger } from '@teranga/contract';
import { readImagesReport } from '../../modules/imports/run/fetchImportImages.ts';
import { sourceLabel } from '../../modules/imports/readDrafts.ts';
import {
  isHalfUndone,
  listImports,
  readImport,
  type ImportEntry,
} from '../../modules/imports/run/journal.ts';
import type { ImportCounts } from '../../modules/imports/run/prepareImport.ts';
import { findStore } from '../findStore.ts';
import { countLines, imageLines, noteLines } from '../importReport.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readLimit, readInteger } from '../readOptions.ts';
import { facts, table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, limitOption, storeArgument } from '../arguments.ts';

export interface ImportsOptions extends JsonOption {
  limit: string;
}

/** An import that runs, or that was stopped, has no counts. */
const isWhole = (entry: ImportEntry): entry is ImportEntry & { counts: ImportCounts } =>
  'rows' in entry.counts;

function stateOf(entry: ImportEntry): string {
  const { undoneAt, undoneBy, finishedAt } = entry;
  if (undoneAt) return `annulé ${shortMoment(undoneAt)} par ${undoneBy ?? ''}`;
  if (isHalfUndone(entry)) return 'annulé en partie';
  if (!finishedAt) return 'en cours, ou interrompu';
  return isWhole(entry) ? 'fait' : 'interrompu';
}

const columns = [
  { title: 'Import', isNumber: true },
  { title: 'Date' },
  { title: 'Qui' },
  { title: 'Fichier' },
  { title: 'Nouveaux', isNumber: true },
  { title: 'Changés', isNumber: true },
  { title: 'État' },
];
const toCells = (entry: ImportEntry): string[] => [
  String(entry.id),
  shortMoment(entry.startedAt),
  entry.actor.name,
  entry.fileName,
  String(entry.counts['created'] ?? ''),
  String(entry.counts['changed'] ?? ''),
  stateOf(entry),
];

async function showOne(
  platform: Platform,
  id: string,
  wanted: number,
  { json }: ImportsOptions,
): Promise<void> {
  const found = await platform.db.withStore(id, async (tx) => {
    const entry = await readImport(tx, wanted);
    return entry && { entry, images: await readImagesReport(tx, wanted) };
  });
  if (!found) throw new OperatorError(`Il n’y a pas d’import ${wanted}.`);
  const { entry, images } = found;
  if (json) return printJson(platform, { ...entry, images });
  const { skipped = [], partial = [], ignoredColumns = [] } = entry.report;
  platform.print(
    [
      facts([
        ['Import', String(entry.id)],
        ['Fichier', entry.fileName],
        ['Empreinte', entry.fileHash],
        ['Qui', entry.actor.name],
        ['Date', shortMoment(entry.startedAt)],
        ['État', stateOf(entry)],
      ]),
      ...(isWhole(entry) ? countLines(entry.counts, sourceLabel(entry.source)) : []),
      ...noteLines({ skipped, partial, ignoredColumns }),
      ...imageLines(images),
    ].join('\n'),
  );
}

/** The latest imports of a store, or one with its images. */
export async function imports(
  platform: Platform,
  id: string,
  typed: string | undefined,
  options: ImportsOptions,
): Promise<void> {
  const { db, print } = platform;
  const limit = readLimit(options.limit);
  const importId = readInteger('Le numéro d’un import', typed, 1, highestInteger);
  await findStore(db, id);
  if (importId !== null) return showOne(platform, id, importId, options);
  const entries = await db.withStore(id, (tx) => listImports(tx, limit));
  if (options.json) printJson(platform, entries);
  else print(entries.length > 0 ? table(columns, entries.map(toCells)) : 'Aucun import.');
}

export const commands: Commands = (verb, onPlatform) => {
  verb('imports', 'liste les imports d’une boutique, ou montre l’un d’eux et où en sont ses images')
    .argument(...storeArgument)
    .argument('[numéro]', 'le numéro de l’import')
    .option(...limitOption)
    .option(...jsonOption)
    .action((id: string, typed: string | undefined, options: ImportsOptions) =>
      onPlatform((platform) => imports(platform, id, typed, options)),
    );
};
