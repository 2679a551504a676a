import type { Diagnostic } from '../modules/imports/importError.ts';
import type { ImagesReport } from '../modules/imports/run/fetchImportImages.ts';
import type { ProductChange } from '../modules/imports/run/toDiff.ts';
import type { ImportCounts } from '../modules/imports/run/prepareImport.ts';
import type { UndoReport } from '../modules/imports/run/undoneState.ts';
import type { Counted } from '../modules/imports/tally.ts';
import { groupedNumber } from './groupedNumber.ts';

/** Names printed of one kind. */
const mostPrinted = 20;

/** A count and its noun: 0 and 1 are singular in French. */
const count = (value: number, one: string, many: string): string =>
  `${groupedNumber(value)} ${value < 2 ? one : many}`;

function more(total: number, printed: number): string {
  return total > printed ? ` et ${count(total - printed, 'autre', 'autres')}` : '';
}

function named([reason, { count: total, names }]: [string, Counted]): string {
  const printed = names.slice(0, mostPrinted);
  return `  · ${reason} (${groupedNumber(total)}) : ${printed.join(', ')}${more(total, printed.length)}`;
}

export interface ReportedNotes {
  skipped: [string, Counted][];
  partial: [string, Counted][];
  ignoredColumns: readonly string[];
}

/** What an import does, or has done, for the operator. */
export function countLines(counts: ImportCounts, label: string): string[] {
  const { rows, created, changed, unchanged, unpublished, images } = counts;
  return [
    `${count(rows, 'ligne lue', 'lignes lues')} (${label}).`,
    `Articles : ${count(created, 'nouveau', 'nouveaux')}, ${count(changed, 'changé', 'changés')}, ${count(unchanged, 'inchangé', 'inchangés')}, ${count(unpublished, 'retiré', 'retirés')} de la vente.`,
    ...(images > 0 ? [`Images : ${groupedNumber(images)} à télécharger.`] : []),
  ];
}

/** What a file says that is not imported. */
export function noteLines({ skipped, partial, ignoredColumns }: ReportedNotes): string[] {
  return [
    ...(partial.length > 0 ? ['Importés, mais :', ...partial.map(named)] : []),
    ...(skipped.length > 0 ? ['Laissés de côté :', ...skipped.map(named)] : []),
    ...(ignoredColumns.length > 0 ? [`Colonnes ignorées : ${ignoredColumns.join(', ')}.`] : []),
  ];
}

const signs: Record<ProductChange['kind'], string> = { new: '+', changed: '~', unpublished: '−' };

/** What an import changes of a product. */
export const changeLines = ({ id, name, kind, fields }: ProductChange): string[] => [
  `${signs[kind]} ${id} (${name})`,
  ...fields.map(({ field, before, after }) => `    ${field} : ${before} → ${after}`),
];

const diagnosticLine = ({ line, reason, isSuspicion }: Diagnostic): string =>
  `  · ${line === null ? '' : `ligne ${line} : `}${reason}${isSuspicion ? ' (--force l’accepte)' : ''}`;

/** Everything that is wrong with a file. */
export function diagnosticLines(diagnostics: readonly Diagnostic[], others: number): string[] {
  const total = diagnostics.length + others;
  return [
    `Le fichier a ${count(total, 'faute', 'fautes')} :`,
    ...diagnostics.map(diagnosticLine),
    ...(others > 0 ? [`  ·${more(total, diagnostics.length)}`] : []),
  ];
}

/** What an undo has taken back, and what it has left. */
export function undoLines({ id, restored, deleted, kept }: UndoReport): string[] {
  const printed = kept.slice(0, mostPrinted * 5);
  return [
    `L’import ${id} est annulé : ${count(restored, 'article rétabli', 'articles rétablis')}, ${count(deleted, 'supprimé', 'supprimés')}.`,
    ...(kept.length > 0 ? ['Restent comme ils sont, parce qu’ils ont changé depuis :'] : []),
    ...printed.map(({ id: product, name, what }) => `  · ${product} (${name}) : ${what.join(', ')}`),
    ...(kept.length > printed.length ? [`  ·${more(kept.length, printed.length)}`] : []),
  ];
}

const missingLines = (title: string, images: ImagesReport['failures']): string[] =>
  images.length === 0
    ? []
    : [title, ...images.map(({ product, url, reason }) => `  · ${product} : ${reason}\n    ${url}`)];

/** How far the images of an import are. */
export function imageLines({ waiting, stored, failed, failures, retries }: ImagesReport): string[] {
  if (waiting + stored + failed === 0) return ['Images : aucune à télécharger.'];
  return [
    `Images : ${count(stored, 'enregistrée', 'enregistrées')}, ${groupedNumber(waiting)} en attente, ${count(failed, 'manquante', 'manquantes')}.`,
    ...missingLines('En attente d’un autre essai :', retries),
    ...missingLines('Manquantes :', failures),
  ];
}
