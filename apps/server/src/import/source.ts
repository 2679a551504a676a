import type { CsvRow } from './csv/readCsv.ts';
import type { ProductDraft } from './draft.ts';
import type { Tally } from './tally.ts';

/** What becomes of rows that are not products to sell, for the report. */
export interface Notes {
  /** Left out, by reason. */
  skipped: Tally;
  /** Imported, but not whole, by what is missing. */
  partial: Tally;
}

export interface DraftContext {
  /** FCFA for one unit of the file's currency. */
  rate: number;
  /** When prices are compared. */
  now: Date;
  notes: Notes;
}

/** The export of another platform. `Row` is what it keeps of a line, and survives JSON. */
export interface Source<Row> {
  platform: 'Shopify' | 'WooCommerce';
  /** Reads the header; answers how to read the other rows, which may throw an `ImportFault`. */
  open(header: CsvRow): (row: CsvRow) => Row;
  /** Rows of one group make one product. Asked once every row has been read. */
  groupOf(row: Row): string;
  /** The product of a group, its rows in the file's order; null when there is none to sell. */
  toDraft(rows: Row[], context: DraftContext): ProductDraft | null;
}
