import type { ImportReport } from '../modules/imports/importProducts.ts';
import type { Counted } from '../modules/imports/tally.ts';

/** Names and failures printed of one kind. */
const mostPrinted = 20;

const number = (value: number): string => value.toLocaleString('fr-FR').replace(/\s/g, ' ');

/** A count and its noun: 0 and 1 are singular in French. */
const count = (value: number, one: string, many: string): string =>
  `${number(value)} ${value < 2 ? one : many}`;

function more(total: number, printed: number): string {
  return total > printed ? ` et ${count(total - printed, 'autre', 'autres')}` : '';
}

function named([reason, { count: total, names }]: [string, Counted]): string {
  const printed = names.slice(0, mostPrinted);
  return `  · ${reason} (${number(total)}) : ${printed.join(', ')}${more(total, printed.length)}`;
}

function imageLines({ pictures: { fetched, known, failures } }: ImportReport): string[] {
  if (fetched + known + failures.length === 0) return ['Images : aucune dans le fichier.'];
  const saved = [
    count(fetched, 'enregistrée', 'enregistrées'),
    ...(known > 0 ? [`${number(known)} déjà là`] : []),
    ...(failures.length > 0 ? [count(failures.length, 'manquante', 'manquantes')] : []),
  ];
  const printed = failures.slice(0, mostPrinted);
  return [
    `Images : ${saved.join(', ')}.`,
    ...printed.map(({ url, product, reason }) => `  · ${product} : ${reason}\n    ${url}`),
    ...(failures.length > printed.length ? [`  ·${more(failures.length, printed.length)}`] : []),
  ];
}

/** The result of an import, for the operator. */
export function importReport(report: ImportReport): string {
  const { platform, rows, created, updated, notes } = report;
  const skipped = notes.skipped.entries();
  const partial = notes.partial.entries();
  return [
    `${count(rows, 'ligne lue', 'lignes lues')} (${platform}).`,
    `Articles : ${count(created, 'nouveau', 'nouveaux')}, ${number(updated)} mis à jour.`,
    ...(partial.length > 0 ? ['Importés, mais :', ...partial.map(named)] : []),
    ...(skipped.length > 0 ? ['Laissés de côté :', ...skipped.map(named)] : []),
    ...imageLines(report),
  ].join('\n');
}
