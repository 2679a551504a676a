import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterFile } from './afterFile.ts';

const chunk = Buffer.alloc(2 ** 20);

/** A file system of its own that can be filled up. */
export interface SmallDisk {
  folder: string;
  /** Writes until not one byte fits. */
  fill(): Promise<void>;
  empty(): Promise<void>;
}

const run = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** Mounts a tmpfs for the calling test file; null where this process may not. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'teranga-disk-'));
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'none', folder)) {
    await rmdir(folder);
    return null;
  }
  afterFile(async () => {
    run('umount', '--lazy', folder);
    await rmdir(folder);
  });
  const filler = path.join(folder, 'filler');
  return {
    folder,
    async fill() {
      const file = await open(filler, 'a');
      try {
        for (;;) if ((await file.write(chunk)).bytesWritten === 0) return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    empty: () => rm(filler),
  };
}
