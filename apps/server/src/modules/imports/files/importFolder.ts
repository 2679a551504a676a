import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { importsFolder } from '../../../platform/images/storeFolders.ts';

/** Where a file that staff sent, and what it would change, are stored until it is imported. */
export interface ImportPaths {
  /** As it arrives. */
  draft: string;
  upload: string;
  /** The changes that its check has found, one a line. */
  changes: string;
}

export async function openImportFolder(dataDir: string, storeId: string): Promise<void> {
  await mkdir(importsFolder(dataDir, storeId), { recursive: true });
}

export function importPaths(dataDir: string, storeId: string, id: string): ImportPaths {
  const upload = path.join(importsFolder(dataDir, storeId), id);
  return { draft: `${upload}.part`, upload, changes: `${upload}.changes` };
}

export async function removeImportFiles({ draft, upload, changes }: ImportPaths): Promise<void> {
  for (const file of [draft, upload, changes]) await rm(file, { force: true });
}
