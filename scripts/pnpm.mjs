// Runs the pnpm that package.json names, through npx: only Node and npm need to be there.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/**
 * The command and arguments that run pnpm; uses npm's own entry if known, so that no shell is
 * needed.
 */
function pnpmCommand(args) {
  const npx = process.env.npm_execpath?.replace(/npm-cli\.js$/, 'npx-cli.js');
  const words = ['--yes', packageManager, ...args];
  return npx ? [process.execPath, [npx, ...words]] : ['npx', words];
}

/** Runs pnpm to its end and gives its exit code. */
export function pnpm(args, options = {}) {
  const [command, words] = pnpmCommand(args);
  const env = { ...process.env, CI: '1', ...options.env };
  const { status, error } = spawnSync(command, words, { cwd: root, stdio: 'inherit', ...options, env });
  if (error) throw error;
  return status ?? 1;
}

/**
 * Runs a command of the installed packages to its end and gives its exit code. They include pnpm,
 * which turbo needs: npx would take three seconds longer.
 */
export function run(command, args, options = {}) {
  const bin = path.join(root, 'node_modules', '.bin');
  const env = {
    ...process.env,
    CI: '1',
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    ...options.env,
  };
  // Windows starts these commands by a shell only.
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell, ...options, env });
  if (error) throw error;
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = pnpm(process.argv.slice(2));
