import { highestXof } from '@teranga/contract';
import { toXof, type Xof } from '@teranga/core/domain/money';
import { ImportError } from './importError.ts';

/** A cell of a row; its errors are reported by line and column. */
export interface Cell {
  line: number;
  column: string;
  text: string;
}

const cellError = ({ line, column, text }: Cell, what: string) =>
  new ImportError(line, `la colonne « ${column} » contient « ${text} », ${what}.`);

/** Accepts `1 234,50` and `1,234.50`; a lone comma before three digits is ambiguous and throws. */
function plainNumber(cell: Cell): string {
  const text = cell.text.replace(/^'/, '').replace(/[\s\u00a0\u202f]/g, '');
  if (/^-?\d{1,3}(,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '');
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^-?\d{1,3}(,\d{3})+$/.test(text))
    throw cellError(
      cell,
      'où la virgule peut séparer les milliers ou les décimales : écrivez-le sans virgule',
    );
  return text.replace(',', '.');
}

/** The number of a cell; null for an empty one. */
export function readNumber(cell: Cell): number | null {
  if (cell.text === '') return null;
  const text = plainNumber(cell);
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(text)) throw cellError(cell, 'qui n’est pas un nombre');
  return Number(text);
}

/** The price of a cell in the file's own currency; null for an empty one. */
export function readPrice(cell: Cell): number | null {
  const amount = readNumber(cell);
  if (amount !== null && amount < 0) throw cellError(cell, 'un prix négatif');
  return amount;
}

/** A number, and the words of the one currency that stands for FCFA. */
const inFrancs = /^('?-?[\d\s.,]+?)\s*(?:F\s?CFA|CFA|F)$/i;

const groupedByThree = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;

/**
 * Whether a price in FCFA could also be meant with decimals: one group of three digits, no
 * currency.
 */
export const isAmbiguous = (text: string): boolean => /^\d{1,3}[.,]\d{3}$/.test(text.trim());

/**
 * A price of a file in FCFA, which may name it: «4000 FCFA», «4 000 F», «4.000 CFA». FCFA have no
 * decimals: three digits after a point or a comma are thousands.
 */
export function readFrancs(cell: Cell): number | null {
  const amount = inFrancs.exec(cell.text)?.[1] ?? cell.text.trim();
  return readPrice({ ...cell, text: groupedByThree.test(amount) ? amount.replaceAll(/[.,]/g, '') : amount });
}

/** A price as an integer in FCFA: the file's amount times the rate. */
export function toFrancs(amount: number, rate: number, line: number): Xof {
  const francs = toXof(amount * rate);
  if (amount * rate > highestXof)
    throw new ImportError(line, `un prix de ${amount} ferait plus de ${highestXof} FCFA.`);
  return francs;
}

const yes = new Set(['1', 'true', 'vrai', 'yes', 'oui']);
const no = new Set(['0', '-1', 'false', 'faux', 'no', 'non']);

/** The yes or no of a cell, spreadsheets' French included; null for an empty one. */
export function readFlag(cell: Cell): boolean | null {
  const word = cell.text.toLowerCase();
  if (word === '') return null;
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  throw cellError(cell, 'au lieu de « oui » ou « non » (1 ou 0, TRUE ou FALSE)');
}

const dayPattern =
  /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\/(\d{1,2})\/(\d{4}))(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?/;

/**
 * The date of a cell in Dakar's time zone, UTC; a date without a time is the start or the end of
 * its day, by `edge`. Null for an empty cell.
 */
export function readMoment(cell: Cell, edge: 'start' | 'end'): Date | null {
  if (cell.text === '') return null;
  const parts = dayPattern.exec(cell.text);
  const [year, month, day] = parts?.[1]
    ? [parts[1], parts[2], parts[3]]
    : [parts?.[6], parts?.[5], parts?.[4]];
  const edgeOfDay = edge === 'start' ? [0, 0, 0] : [23, 59, 59];
  const time = parts?.[7] ? [parts[7], parts[8], parts[9] ?? 0] : edgeOfDay;
  const [hours, minutes, seconds] = time.map(Number);
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), hours, minutes, seconds));
  if (
    Number.isNaN(moment.getTime()) ||
    moment.getUTCDate() !== Number(day) ||
    moment.getUTCMonth() !== Number(month) - 1
  )
    throw cellError(cell, 'qui n’est pas une date');
  return moment;
}
