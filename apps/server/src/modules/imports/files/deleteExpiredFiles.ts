import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ImportFiles } from './receiveFile.ts';
import { importsFolder } from '../../../platform/images/storeFolders.ts';
import { importPaths, removeImportFiles } from './importFolder.ts';
import { dayMs } from '../../../platform/time/units.ts';

const retentionDays = 7;

/** Removes the files that nobody imported, and those on the disk that belong to none of them. */
export async function deleteExpiredFiles({ db, dataDir, storeId }: ImportFiles, now: Date): Promise<void> {
  const openFileIds = await db.withStore(storeId, async (tx) => {
    await tx.query(
      "delete from import_files where state not in ('checking', 'writing') and created_at < $1::timestamptz - make_interval(days => $2)",
      [now, retentionDays],
    );
    const { rows } = await tx.query<{ id: string }>("select id from import_files where state <> 'done'");
    return new Set(rows.map(({ id }) => id));
  });
  const folder = importsFolder(dataDir, storeId);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [id = ''] = name.split('.');
    if (openFileIds.has(id)) continue;
    const found = await stat(path.join(folder, name)).catch(() => null);
    // One that is still arriving has no row yet.
    if (found && now.getTime() - found.mtimeMs > dayMs)
      await removeImportFiles(importPaths(dataDir, storeId, id));
  }
}
