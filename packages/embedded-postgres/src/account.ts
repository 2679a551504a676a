import { spawnSync } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';

/** The operating system's account that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** In order of preference; none is created, so that a start changes nothing on the machine. */
const accountNames = ['postgres', 'nobody'];
/** Fallback location for root when the account cannot enter the data folder. */
const fallbackFolder = '/var/lib/teranga';

function idOf(flag: '-u' | '-g', name: string): number | null {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : null;
}

/**
 * PostgreSQL refuses to run as root, so root uses an existing account; anyone else runs it as
 * themselves (null).
 */
export function accountForPostgres(
  report: (sentence: string) => void,
  names: readonly string[] = accountNames,
): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of names) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid === null || gid === null) continue;
    report(`PostgreSQL refuses to run as root, so it runs as the user "${name}".`);
    return { uid, gid };
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root, and there is no user ${names.map((name) => `"${name}"`).join(' or ')} to run it as: start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Whether the account may enter the folder; the folders above it count too. */
export function canReach(account: Account, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
}

/** The folder that is open to the account whatever our own umask. */
export async function ensureFallbackFolder(): Promise<string> {
  await mkdir(fallbackFolder, { recursive: true });
  await chmod(fallbackFolder, 0o755);
  return fallbackFolder;
}
