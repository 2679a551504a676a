import type { CsvRow } from './csv/readCsv.ts';
import type { ProductDraft } from './draft.ts';
import type { Tally } from './tally.ts';

/** What becomes of rows that are not products to sell, for the report. */
export interface Notes {
  /** Rows left out, by reason. */
  skipped: Tally;
  /** Incomplete imports, by what is missing. */
  partial: Tally;
}

export interface DraftContext {
  /** FCFA for one unit of the file's currency. */
  rate: number;
  /** When prices are compared. */
  now: Date;
  notes: Notes;
}

/** The export of another platform. `Row` is the parsed line and must be JSON-serializable. */
export interface Source<Row> {
  platform: 'Shopify' | 'WooCommerce';
  /** Reads the header; answers how to read the other rows, which may throw an `ImportFault`. */
  open(header: CsvRow): (row: CsvRow) => Row;
  /** Groups the rows of one product. Called after every row has been read. */
  groupOf(row: Row): string;
  /** The product of a group, with rows in file order; null when nothing can be sold. */
  toDraft(rows: Row[], context: DraftContext): ProductDraft | null;
}
