import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** An existing image file. */
export interface OpenImage {
  path: string;
  size: number;
  /** Changes when the file does. */
  version: string;
  /** Its bytes. Call it or `close`. */
  read(): Readable;
  close(): Promise<void>;
}

const notThere = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EISDIR']);

/** Opens a file; null when it does not exist, is a link, or is not a regular file. */
export async function openImage(path: string): Promise<OpenImage | null> {
  try {
    const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    const stat = await file.stat();
    if (!stat.isFile()) {
      await file.close();
      return null;
    }
    const version = `${Math.round(stat.mtimeMs).toString(36)}-${stat.size.toString(36)}`;
    return { path, size: stat.size, version, read: () => file.createReadStream(), close: () => file.close() };
  } catch (error) {
    if (notThere.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
