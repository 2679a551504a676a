/** What an export is written to. Resolves when it can take more. */
export type Sink = (piece: string | Buffer) => Promise<void>;

/** Writes the rows of a table, the header first, or items. */
export interface FileWriter {
  begin(columns: readonly string[]): Promise<void>;
  row(cells: readonly string[]): Promise<void>;
  end(): Promise<void>;
}
