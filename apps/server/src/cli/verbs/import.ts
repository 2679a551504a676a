import { highestInteger } from '@teranga/contract';
import { importSources, missingModes, stockModes, type ImportSource } from '@teranga/contract/admin';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportRefused } from '../../modules/imports/importError.ts';
import type { ImportOptions } from '../../modules/imports/options.ts';
import { readRate } from '../../modules/imports/readRate.ts';
import { sourceLabel } from '../../modules/imports/readDrafts.ts';
import { withPreparedImport, type PreparedImport } from '../../modules/imports/run/prepareImport.ts';
import { rejectErrors, runImport } from '../../modules/imports/run/runImport.ts';
import { undoImport } from '../../modules/imports/run/undoImport.ts';
import { refuseWhileClosed } from '../../modules/stores/closedStore.ts';
import { findStore } from '../findStore.ts';
import { changeLines, countLines, diagnosticLines, noteLines, undoLines } from '../importReport.ts';
import { OperatorError } from '../operatorError.ts';
import { operatorPath } from '../operatorPath.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { ProgressBar } from '../progressBar.ts';
import { readInteger } from '../readOptions.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

export interface ImportVerbOptions extends JsonOption {
  from?: string;
  currency?: string;
  rate?: string;
  stock?: string;
  missing?: string;
  dryRun?: true;
  force?: true;
  undo?: true | string;
  allowPrivateAddresses?: true;
}

/** Products whose changes are printed. */
const mostChanges = 1_000;

/** FCFA for one unit of the file's currency; null when its prices are in FCFA. */
function rateOf({ currency, rate: given }: ImportVerbOptions): number | null {
  const rate = given === undefined ? undefined : Number(given.replace(',', '.'));
  if (rate !== undefined && !(rate > 0))
    throw new OperatorError(`Le taux « ${given} » n’est pas un nombre de FCFA : écrivez --rate 600.`);
  return readRate({ currency, rate });
}

/** One of the words that an option accepts. */
function readWord<Word extends string>(option: string, words: readonly Word[], text: string): Word {
  const word = words.find((each) => each === text.toLowerCase());
  if (word) return word;
  throw new OperatorError(`${option} est ${words.join(' ou ')}, pas « ${text} ».`);
}

function readFrom(text: string | undefined): ImportSource {
  const from = importSources.find((source) => source === text?.toLowerCase());
  if (from) return from;
  const sourceList = importSources.map((source) => `--from ${source}`).join(' ou ');
  throw new OperatorError(
    text === undefined
      ? `Dites d’où vient le fichier : ${sourceList}.`
      : `L’import ne connaît pas « ${text} » : ${sourceList}.`,
  );
}

async function findFile(name: string | undefined): Promise<string> {
  if (name === undefined) throw new OperatorError('Donnez le fichier à importer.');
  // npm runs this in the project's folder; file names are relative to the operator's working
  // directory.
  const file = operatorPath(name);
  const found = await stat(file).catch(() => null);
  if (!found) throw new OperatorError(`Le fichier ${file} n’existe pas, ou ne peut pas être lu.`);
  if (!found.isFile()) throw new OperatorError(`${file} n’est pas un fichier.`);
  return file;
}

async function undo(platform: Platform, id: string, { undo: wanted, json }: ImportVerbOptions) {
  const { db, actor, print } = platform;
  const importId = wanted === true ? null : readInteger('--undo', wanted, 1, highestInteger);
  await findStore(db, id);
  const report = await undoImport({ db, storeId: id, actor, now: new Date() }, importId);
  if (json) printJson(platform, report);
  else print(undoLines(report).join('\n'));
}

async function firstChanges(prepared: PreparedImport) {
  const changes = [];
  for await (const change of prepared.changes()) {
    if (changes.length === mostChanges) break;
    changes.push(change);
  }
  return changes;
}

const notesOf = ({ notes }: PreparedImport) => ({
  skipped: notes.skipped.entries(),
  partial: notes.partial.entries(),
  ignoredColumns: notes.ignoredColumns,
});

/** Prints what the import would do, without doing it; throws `ImportRefused` where it would. */
async function dryRun(
  platform: Platform,
  prepared: PreparedImport,
  { json }: ImportVerbOptions,
  title: string,
) {
  const { counts, diagnostics, options } = prepared;
  const refused = new ImportRefused(diagnostics);
  const changes = await firstChanges(prepared);
  if (json) {
    printJson(platform, {
      dryRun: true,
      counts,
      notes: notesOf(prepared),
      diagnostics: refused.diagnostics,
      changes,
    });
    return rejectErrors(prepared);
  }
  const others = counts.created + counts.changed + counts.unpublished - changes.length;
  platform.print(
    [
      `Essai : ${title}, sans rien changer`,
      ...changes.flatMap(changeLines),
      ...(changes.length === mostChanges && others > 0 ? [`… et ${others} autres articles.`] : []),
      ...countLines(counts, sourceLabel(options.source)),
      ...noteLines(notesOf(prepared)),
      ...(refused.diagnostics.length === 0 ? ['Aucune faute.'] : []),
    ].join('\n'),
  );
  rejectErrors(prepared);
  if (refused.diagnostics.length > 0)
    platform.print(diagnosticLines(refused.diagnostics, refused.more).join('\n'));
}

async function write(
  platform: Platform,
  prepared: PreparedImport,
  { json }: ImportVerbOptions,
  title: string,
) {
  const { id, counts, notes } = await runImport(prepared);
  if (json) return printJson(platform, { id, counts, notes });
  const { source, storeId } = prepared.options;
  platform.print(
    [
      title,
      ...countLines(counts, sourceLabel(source)),
      ...noteLines(notes),
      ...notes.confirmed.map((reason) => `Confirmé par --force : ${reason}`),
      `Import ${id}. Le détail et ses images : « imports ${storeId} ${id} » ; pour l’annuler : « import ${storeId} --undo ${id} ».`,
    ].join('\n'),
  );
}

/** Imports a file into a store, tries that, or takes an import back. */
export async function importFile(
  platform: Platform,
  id: string,
  name: string | undefined,
  options: ImportVerbOptions,
): Promise<void> {
  if (options.undo !== undefined) return undo(platform, id, options);
  const { db, config, actor } = platform;
  const source = readFrom(options.from);
  const rate = rateOf(options);
  const stock = readWord('--stock', stockModes, options.stock ?? 'keep');
  const missing = readWord('--missing', missingModes, options.missing ?? 'keep');
  const file = await findFile(name);
  const store = await findStore(db, id);
  await db.withStore(id, refuseWhileClosed);
  const bar = new ProgressBar(process.stderr);
  const importOptions: ImportOptions = {
    db,
    dataDir: config.dataDir,
    storeId: id,
    storeHosts: store.hosts,
    file,
    fileName: path.basename(file),
    source,
    rate,
    stock,
    missing,
    isForced: options.force ?? false,
    mayFetchPrivateAddresses: options.allowPrivateAddresses ?? false,
    actor,
    now: new Date(),
    onProgress: (progress) => bar.show(progress),
  };
  const title = `Import de ${importOptions.fileName} dans « ${store.name} »`;
  try {
    await withPreparedImport(importOptions, async (prepared) => {
      const run = options.dryRun ? dryRun : write;
      if (options.dryRun) bar.end();
      await run(platform, prepared, options, title);
    });
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const outcome = options.dryRun ? 'L’import serait refusé.' : 'Rien n’a été importé.';
    throw new OperatorError([outcome, ...diagnosticLines(error.diagnostics, error.more)].join('\n'));
  } finally {
    bar.end();
  }
}

export const commands: Commands = (verb, onPlatform) => {
  verb('import', 'importe des articles : ce que le fichier nomme change, et rien d’autre')
    .argument(...storeArgument)
    .argument('[fichier]', 'le fichier : CSV, Excel (.xlsx) ou JSON')
    .option('--from <source>', 'ce qu’il est : shopify, woocommerce, spreadsheet ou json')
    .option('--currency <monnaie>', 'la monnaie du fichier, par exemple USD (sans elle : des FCFA)')
    .option('--rate <taux>', 'combien de FCFA vaut une unité de cette monnaie')
    .option('--stock <mode>', 'le stock des articles connus : keep (le laisse), add (ajoute) ou set', 'keep')
    .option('--missing <mode>', 'les articles que le fichier ne nomme pas : keep ou unpublish', 'keep')
    .option('--dry-run', 'montre ce qui changerait et toutes les fautes, sans rien changer')
    .option('--force', 'importe aussi ce qui ressemble à une erreur')
    .option('--undo [numéro]', 'annule un import (sans numéro : le dernier)')
    .option('--allow-private-addresses', 'accepte des images venant d’un réseau privé')
    .option(...jsonOption)
    .action((id: string, file: string | undefined, options: ImportVerbOptions) =>
      onPlatform((platform) => importFile(platform, id, file, options)),
    );
};
