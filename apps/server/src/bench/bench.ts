import type { Database } from '../db/database.ts';

/** What a verb works with. */
export interface Bench {
  db: Database;
  /** Connects as the owner of everything. */
  ownerUrl: string;
  print(text: string): void;
}
