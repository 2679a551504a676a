import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError, type Diagnostics } from '../importError.ts';
import type { TableRow } from '../source.ts';
import { decodeText } from './decodeText.ts';
import { readCell } from './spreadsheetCells.ts';

/** Maximum characters per record; more means an unclosed quotation mark. */
const longestRecord = 1_000_000;
const delimiters = [',', ';', '\t'] as const;

/** The character between the columns, read from the first line. */
function delimiterOf(text: string): string {
  const firstLine = text.replace(/"(?:[^"]|"")*"/g, '').split('\n', 1)[0] ?? '';
  const counts = delimiters.map((delimiter) => firstLine.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

const newLines = (cells: string[]): number =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

function explain(error: unknown, lastLine: number): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = Number(/ at line (\d+)/.exec(error.message)?.[1] ?? lastLine + 1);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new ImportError(lastLine + 1, 'un guillemet est ouvert et n’est jamais fermé.');
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new ImportError(
      lastLine + 1,
      'cette ligne n’en finit pas : un guillemet n’est sans doute pas fermé.',
    );
  if (error.code === 'CSV_INVALID_CLOSING_QUOTE' || error.code === 'INVALID_OPENING_QUOTE')
    return new ImportError(
      line,
      'un guillemet est mal placé : dans un texte entre guillemets, il s’écrit deux fois.',
    );
  return new ImportError(line, `cette ligne ne se lit pas (${error.code}).`);
}

async function* withFirst(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* records(text: AsyncIterator<string>, first: string): AsyncGenerator<TableRow> {
  let lastLine = 0;
  const parser = parse({
    delimiter: delimiterOf(first),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: longestRecord,
    // The parser runs ahead of its consumer and drops its buffer when it fails.
    on_record: (record: string[], { lines }) => {
      lastLine = lines;
      return record;
    },
  });
  const source = Readable.from(withFirst(first, text));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>)
      yield { line: info.lines - newLines(record), cells: record };
  } catch (error) {
    throw explain(error, lastLine);
  } finally {
    source.destroy();
  }
}

/**
 * Reads the header and the rows. A row must have as many cells as the header: another is added to
 * the diagnostics. Throws an `ImportError` where the file cannot be read on.
 */
export async function* readCsv(
  chunks: AsyncIterable<Buffer>,
  diagnostics: Diagnostics,
): AsyncGenerator<TableRow> {
  const text = decodeText(chunks);
  const first = await text.next();
  if (first.done) throw new ImportError(null, 'Le fichier est vide.');
  let width: number | null = null;
  for await (const row of records(text, first.value)) {
    width ??= row.cells.length;
    if (row.cells.length !== width) {
      diagnostics.add(
        row.line,
        `${row.cells.length} colonne(s) au lieu de ${width}. Il y manque ou il s’y trouve de trop un séparateur ou un guillemet.`,
      );
      continue;
    }
    yield { ...row, cells: row.cells.map(readCell) };
  }
  if (width === null) throw new ImportError(null, 'Le fichier est vide.');
}
