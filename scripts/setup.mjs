// Prepares a clone: installs the lock file's versions, builds what changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isEveryDesignLocked } from './lockFile.mjs';
import { pnpm, root, run } from './pnpm.mjs';

const stamp = path.join(root, 'node_modules', '.installed-for');

/** Everything an install depends on, as one hash. */
function installHash() {
  const hash = createHash('sha256').update(process.version);
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  for (const folder of ['apps', 'packages', 'packages/designs']) files.push(...manifests(folder));
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function manifests(folder) {
  const names = readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}/package.json`);
  return names.filter((name) => existsSync(path.join(root, name)));
}

/**
 * Installs, unless the last install was for these same files. Uses the lock file only; adds a new
 * design to it.
 */
export function install() {
  const hash = installHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const frozen = isEveryDesignLocked(root) ? '--frozen-lockfile' : '--no-frozen-lockfile';
  const status = pnpm(['install', frozen, '--prefer-offline', '--prod=false']);
  if (status !== 0) {
    console.error(
      'The dependencies could not be installed; the lines above say why. Is the npm registry reachable?',
    );
    process.exit(status);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  // The lock file may have changed with it.
  writeFileSync(stamp, installHash());
}

/**
 * Builds shell, console and server; `fresh` ignores cached results, `stdio` receives turbo's
 * output.
 */
export function build({ fresh = false, stdio = 'inherit' } = {}) {
  const args = ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'];
  const env = { NODE_ENV: '', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  return run('turbo', fresh ? [...args, '--force'] : args, { env, stdio });
}
