import path from 'node:path';
import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { ImportError } from '../importError.ts';
import type { TableRow } from '../source.ts';
import { readCell } from '../csv/spreadsheetCells.ts';
import {
  readDateStyles,
  readRelationships,
  readSharedStrings,
  readSheetPath,
  readSheetRows,
} from './sheetXml.ts';

/** Unpacked bytes of a workbook; more is no table of products. */
const mostBytes = 1024 * 1024 * 1024;
const mostEntries = 10_000;
const notWorkbook = 'ce n’est pas un classeur Excel (.xlsx) que l’on sait lire.';

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const ended = new Promise<void>((resolve, reject) => {
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.on('entry', (entry: Entry) => {
      bytes += entry.uncompressedSize;
      entries.set(entry.fileName, entry);
      if (bytes > mostBytes || entries.size > mostEntries)
        reject(new ImportError(null, 'Ce classeur est trop grand : enregistrez-le au format CSV.'));
      else zip.readEntry();
    });
  });
  zip.readEntry();
  await ended;
  return entries;
}

/** Opens a part of the workbook; a workbook need not have shared strings. */
type OpenPart = (name: string) => Promise<Readable | null>;

async function firstSheet(open: OpenPart): Promise<string> {
  const workbook = await open('xl/workbook.xml');
  const links = await open('xl/_rels/workbook.xml.rels');
  if (!workbook || !links) throw new ImportError(null, notWorkbook);
  const id = await readSheetPath(workbook);
  const target = (await readRelationships(links)).get(id ?? '');
  if (target === undefined) throw new ImportError(null, notWorkbook);
  return target.startsWith('/') ? target.slice(1) : path.posix.join('xl', target);
}

async function* rowsOf(open: OpenPart): AsyncGenerator<TableRow> {
  const sheet = await open(await firstSheet(open));
  if (!sheet) throw new ImportError(null, notWorkbook);
  const strings = await open('xl/sharedStrings.xml');
  const styles = await open('xl/styles.xml');
  const tables = {
    texts: strings ? await readSharedStrings(strings) : [],
    dateStyles: styles ? await readDateStyles(styles) : new Set<number>(),
  };
  let width = 0;
  for await (const { line, cells } of readSheetRows(sheet, tables)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    width ||= cells.length;
    const whole = Array.from({ length: Math.max(width, cells.length) }, (_, at) => readCell(cells[at] ?? ''));
    yield { line, cells: whole };
  }
}

/** Reads the rows of a workbook's first sheet one after the other, the header first. */
export async function* readXlsx(file: string): AsyncGenerator<TableRow> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new ImportError(null, `Le fichier est abîmé : ${notWorkbook}`);
  });
  try {
    const entries = await entriesOf(zip);
    const open: OpenPart = async (name) => {
      const entry = entries.get(name);
      return entry ? zip.openReadStreamPromise(entry) : null;
    };
    let isEmpty = true;
    for await (const row of rowsOf(open)) {
      isEmpty = false;
      yield row;
    }
    if (isEmpty) throw new ImportError(null, 'La première feuille du classeur est vide.');
  } finally {
    zip.close();
  }
}
