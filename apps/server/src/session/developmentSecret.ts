import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const secretBytes = 48;

/** The secret of a server that was given none: made once and kept, so that carts outlive a restart. Never used in production. */
export async function developmentSecret(dataDir: string, use: 'session' | 'payment'): Promise<string> {
  const file = path.join(dataDir, `${use}.secret`);
  await mkdir(dataDir, { recursive: true });
  // Of several processes that start at once one writes; all read what it wrote.
  await writeFile(file, randomBytes(secretBytes).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
}
