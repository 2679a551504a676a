import { openBackup } from '../file/backupReader.ts';
import { tableEntry } from '../file/manifest.ts';

/** The lines of some tables of a backed-up store. */
export async function readBackupLines<Name extends string>(
  file: string,
  store: string,
  tables: readonly Name[],
): Promise<Record<Name, string[]>> {
  const reader = await openBackup(file);
  try {
    const read: [Name, string[]][] = [];
    for (const name of tables) {
      const lines: string[] = [];
      for await (const line of reader.lines(tableEntry(store, name))) lines.push(line);
      read.push([name, lines]);
    }
    return Object.fromEntries(read) as Record<Name, string[]>;
  } finally {
    reader.close();
  }
}
