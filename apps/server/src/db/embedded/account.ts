import { spawnSync } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { DatabaseSetupError } from '../databaseSetupError.ts';

/** The operating system's account that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

const accountName = 'postgres';
/** Where root keeps what that account needs and cannot get to below a closed folder. */
const openPlace = '/var/lib/teranga';

function idOf(flag: '-u' | '-g'): number | null {
  const answer = spawnSync('id', [flag, accountName], { encoding: 'utf8' });
  return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : null;
}

function knownAccount(): Account | null {
  const uid = idOf('-u');
  const gid = idOf('-g');
  return uid === null || gid === null ? null : { uid, gid };
}

/** PostgreSQL refuses to run as root, so root lends it an account of its own; anyone else runs it as they are (null). */
export function accountForPostgres(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const known = knownAccount();
  if (known) return known;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', accountName]);
  const made = knownAccount();
  if (made) return made;
  throw new DatabaseSetupError(
    `PostgreSQL does not run as root, and the user "${accountName}" could not be made for it: start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Whether the account may enter the folder; the folders above it count too. */
export function canReach(account: Account, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
}

/** The folder that is open to the account whatever our own umask. */
export async function openFolder(): Promise<string> {
  await mkdir(openPlace, { recursive: true });
  await chmod(openPlace, 0o755);
  return openPlace;
}
