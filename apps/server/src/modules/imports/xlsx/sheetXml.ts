import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ImportError } from '../importError.ts';
import type { TableRow } from '../source.ts';
import { dayMs } from '../../../platform/time/units.ts';

/** Characters of texts that cells share: they are held in memory. */
const mostSharedCharacters = 32 * 1024 * 1024;
const mostColumns = 16_384;

/** Names of a workbook's XML may have a prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

interface Handlers {
  open?: (name: string, tag: SaxesTagPlain) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/**
 * Feeds an XML document to the handlers; yields after each piece, so that its rows can be passed
 * on.
 */
async function* parse(xml: Readable, { open, close, text }: Handlers): AsyncGenerator<void> {
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => open?.(localName(tag.name), tag));
  parser.on('closetag', (tag) => close?.(localName(tag.name)));
  if (text) parser.on('text', text);
  parser.on('error', () => {
    throw new ImportError(null, 'Ce classeur est abîmé : enregistrez-le de nouveau, ou au format CSV.');
  });
  xml.setEncoding('utf8');
  for await (const piece of xml as AsyncIterable<string>) {
    parser.write(piece);
    yield;
  }
  parser.close();
  yield;
}

async function parseAll(xml: Readable, handlers: Handlers): Promise<void> {
  for await (const _ of parse(xml, handlers));
}

/** The relationship id of a workbook's first sheet. */
export async function readSheetPath(workbook: Readable): Promise<string | null> {
  let id: string | null = null;
  await parseAll(workbook, {
    open: (name, { attributes }) => {
      if (name === 'sheet') id ??= attributes['r:id'] ?? null;
    },
  });
  return id;
}

/** Parts of a workbook by the ids of their relationships. */
export async function readRelationships(links: Readable): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await parseAll(links, {
    open: (name, { attributes }) => {
      if (name === 'Relationship') targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
    },
  });
  return targets;
}

/** The texts that cells refer to by number. Phonetic readings of a text are not part of it. */
export async function readSharedStrings(strings: Readable): Promise<string[]> {
  const texts: string[] = [];
  let [current, size, isText, isPhonetic] = ['', 0, false, false];
  await parseAll(strings, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      texts.push(current);
      size += current.length;
      if (size > mostSharedCharacters)
        throw new ImportError(null, 'Ce classeur est trop grand : enregistrez-le au format CSV.');
    },
    text: (text) => {
      if (isText) current += text;
    },
  });
  return texts;
}

/**
 * The built-in number formats that show a day or a time, as ECMA-376 part 1 (18.8.30) numbers them.
 */
const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
/** Of a number format: its texts, conditions and spaces as wide as a letter. */
const quoted = /"[^"]*"|\[[^\]]*\]|[\\_*]./g;
const showsDate = (format: string): boolean => /[ymdhs]/i.test(format.replace(quoted, ''));

/** The numbers of the cell styles that show a number as a day or a time. */
export async function readDateStyles(styles: Readable): Promise<Set<number>> {
  const formats = new Set(builtInDates);
  const found = new Set<number>();
  let [count, isCellStyle] = [0, false];
  await parseAll(styles, {
    open: (name, { attributes }) => {
      if (name === 'numFmt' && showsDate(attributes['formatCode'] ?? ''))
        formats.add(Number(attributes['numFmtId']));
      if (name === 'cellXfs') isCellStyle = true;
      if (name !== 'xf' || !isCellStyle) return;
      if (formats.has(Number(attributes['numFmtId']))) found.add(count);
      count += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return found;
}

/** What cells refer to by number. */
export interface CellTables {
  texts: readonly string[];
  dateStyles: ReadonlySet<number>;
}

/** Days of a workbook are counted from here. */
const firstDay = Date.UTC(1899, 11, 30);
const lastDay = 2_958_465;
/** A day, as it is counted in a workbook, such as `2026-01-09`. */
const toDate = (days: number): string =>
  new Date(firstDay + Math.floor(days) * dayMs).toISOString().slice(0, 10);

/** The column of a cell such as `AB12`, counted from 0. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(type: string | undefined, text: string, isDate: boolean, texts: readonly string[]): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'inlineStr' || type === 'str' || type === 'e' || text === '') return text;
  // As the spreadsheet shows it: 42.99 is stored as 42.990000000000002.
  const number = Number(text);
  // A price that became a day in the spreadsheet is no number of FCFA.
  if (isDate && number >= 1 && number <= lastDay) return toDate(number);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : text;
}

/** The rows of a sheet with their numbers, as text. */
export async function* readSheetRows(
  sheet: Readable,
  { texts, dateStyles }: CellTables,
): AsyncGenerator<TableRow> {
  let rows: TableRow[] = [];
  let [line, column, type, text, isValue] = [0, 0, undefined as string | undefined, '', false];
  let cells: string[] = [];
  let isDate = false;
  const pieces = parse(sheet, {
    open: (name, { attributes }) => {
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        [cells, column] = [[], 0];
      }
      if (name === 'c') {
        column = columnOf(attributes['r']) ?? column;
        [type, text] = [attributes['t'], ''];
        isDate = dateStyles.has(Number(attributes['s'] ?? -1));
        if (column >= mostColumns) throw new ImportError(line, 'cette ligne a trop de colonnes.');
      }
      isValue = name === 'v' || name === 't';
    },
    close: (name) => {
      isValue = false;
      if (name === 'c') {
        while (cells.length < column) cells.push('');
        cells[column] = valueOf(type, text, isDate, texts);
        column += 1;
      }
      if (name === 'row') rows.push({ line, cells });
    },
    text: (part) => {
      if (isValue) text += part;
    },
  });
  for await (const _ of pieces) {
    yield* rows;
    rows = [];
  }
}
