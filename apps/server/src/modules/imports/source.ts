import type { ColumnMapping } from './csv/columns.ts';
import type { ProductDraft } from './draft.ts';
import type { Diagnostics } from './importError.ts';
import type { Tally } from './tally.ts';

/** One record of a table, with the line it begins on. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** What becomes of a file's rows and columns, for the report. */
export interface Notes {
  /** Rows left out, by reason. */
  skipped: Tally;
  /** Incomplete imports, by what is missing. */
  partial: Tally;
  /** Columns that mean nothing here. */
  ignoredColumns: string[];
}

export interface DraftContext {
  /** FCFA for one unit of the file's currency. */
  rate: number;
  /** The operator named the currency, so that decimals are expected. */
  isRateGiven: boolean;
  /** Columns that were chosen for the fields of a simple table. */
  mapping?: ColumnMapping | undefined;
  notes: Notes;
  diagnostics: Diagnostics;
}

/** How a header is understood. */
export interface OpenedSource<Row extends object> {
  /** Reads a row; adds what is wrong with it to the diagnostics. Null: it cannot be used. */
  read(row: TableRow): Row | null;
  /** Groups the rows of one product. Called after every row has been read. */
  groupOf(row: Row): string;
  /** The products of a group, with rows in file order; none when nothing can be sold. */
  toDrafts(rows: Row[]): ProductDraft[];
}

/** A kind of table. `Row` is the parsed line and must be JSON-serializable. */
export interface Source<Row extends object = object> {
  label: string;
  /** Reads the header; throws an `ImportError` for one of another kind. */
  open(header: TableRow, context: DraftContext): OpenedSource<Row>;
}
