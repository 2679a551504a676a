import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { canReach, ensureFallbackFolder, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { freePort } from './freePort.ts';
import { runProgram } from './runProgram.ts';

const passwordBytes = 24;

/** What is needed to restart the database or to join it while it runs. */
export interface Connection {
  port: number;
  password: string;
}

export const clusterOf = (folder: string): string => path.join(folder, 'cluster');
const connectionFile = (folder: string): string => path.join(folder, 'connection.json');

/**
 * The database's folder: `DATA_DIR/postgres`, or, where PostgreSQL's account cannot reach that, the
 * one noted in `DATA_DIR/postgres.json`.
 */
export async function findFolder(
  dataDir: string,
  account: Account | null,
  report: (sentence: string) => void,
): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  // The resolved path, whichever link was followed: a running PostgreSQL is identified by it.
  if (!account || canReach(account, dataDir)) return path.join(await realpath(dataDir), 'postgres');
  const note = path.join(dataDir, 'postgres.json');
  if (!existsSync(note)) {
    const folder = path.join(await ensureFallbackFolder(), randomBytes(6).toString('hex'));
    await writeFile(note, JSON.stringify({ folder }), { flag: 'wx' }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
  const { folder } = JSON.parse(await readFile(note, 'utf8')) as { folder: string };
  report(`PostgreSQL's account may not enter ${dataDir}, so the database is kept in ${folder}.`);
  return folder;
}

/**
 * Creates a new, empty cluster unless the folder has one. It is built elsewhere and renamed, so
 * that no partial cluster is ever visible.
 */
export async function ensureCluster(
  folder: string,
  account: Account | null,
  binaries: Binaries,
): Promise<void> {
  if (existsSync(clusterOf(folder))) return;
  const unfinished = `${folder}.${randomBytes(4).toString('hex')}`;
  await mkdir(unfinished, { recursive: true });
  const password = randomBytes(passwordBytes).toString('base64url');
  const passwordFile = path.join(unfinished, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) for (const entry of [unfinished, passwordFile]) await chown(entry, account.uid, account.gid);
  await runProgram(
    binaries.initdb,
    [
      `--pgdata=${clusterOf(unfinished)}`,
      `--pwfile=${passwordFile}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${await systemLocale()}`,
      '--lc-messages=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { ...account, cwd: unfinished },
  );
  await rm(passwordFile);
  await writeConnection(unfinished, { port: await freePort(), password });
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    // Another process that started at the same moment was first: its cluster is as good.
    if (!existsSync(clusterOf(folder))) throw error;
  });
}

async function systemLocale(): Promise<string> {
  const locales = await runProgram('locale', ['-a']).then(
    ({ stdout }) => stdout.split('\n'),
    (): string[] => [],
  );
  return ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8'].find((name) => locales.includes(name)) ?? 'C';
}

export async function readConnection(folder: string): Promise<Connection> {
  return JSON.parse(await readFile(connectionFile(folder), 'utf8')) as Connection;
}

export async function writeConnection(folder: string, connection: Connection): Promise<void> {
  const file = connectionFile(folder);
  await writeFile(file, `${JSON.stringify(connection)}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
}
