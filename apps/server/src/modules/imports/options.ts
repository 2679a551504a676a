import type { ImportSource, MissingMode, StockMode } from '@teranga/contract/admin';
import type { Actor } from '../audit/actor.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { ColumnMapping } from './csv/columns.ts';

/** Progress of an import; `total` is 0 when unknown. */
export interface Progress {
  step: 'reading' | 'checking' | 'writing';
  done: number;
  total: number;
}

export interface ImportOptions {
  db: Database;
  dataDir: string;
  storeId: string;
  /** The store's own hosts: images under these addresses already exist in its folder. */
  storeHosts: readonly string[];
  /** Absolute. */
  file: string;
  /** As the journal names it. */
  fileName: string;
  source: ImportSource;
  /**
   * Columns that were chosen for the fields of a simple table; without it they are known by name.
   */
  mapping?: ColumnMapping | undefined;
  /** FCFA for one unit of the file's currency; null: its prices are in FCFA. */
  rate: number | null;
  stock: StockMode;
  missing: MissingMode;
  /** Imports what looks like a mistake. */
  isForced: boolean;
  /** Allows image URLs inside private networks. */
  mayFetchPrivateAddresses: boolean;
  actor: Actor;
  now: Date;
  /** Called in the transaction that opens the import's entry in the journal. */
  onBegun?: ((tx: Tx, importId: number) => Promise<unknown>) | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}
