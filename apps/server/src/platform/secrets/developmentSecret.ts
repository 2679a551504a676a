import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const secretBytes = 48;

/**
 * A generated secret for a server without a configured one: saved to a file, so that carts survive
 * a restart. Never used in production.
 */
export async function developmentSecret(dataDir: string, use: 'session' | 'payment'): Promise<string> {
  const file = path.join(dataDir, `${use}.secret`);
  await mkdir(dataDir, { recursive: true });
  // Of several processes that start concurrently only one writes; all read the result.
  await writeFile(file, randomBytes(secretBytes).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
}
