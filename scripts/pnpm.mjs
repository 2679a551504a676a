// Runs the pnpm that package.json names: only Node and npm need to be there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const readJson = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const { packageManager } = readJson('../package.json');

const installed = new URL('../node_modules/pnpm/package.json', import.meta.url);
const isInstalled = () => existsSync(installed) && packageManager === `pnpm@${readJson(installed).version}`;

/**
 * The command and arguments that run pnpm: the installed one, or by npx, which takes three seconds
 * longer. An installation may replace the installed one.
 */
function pnpmCommand(args) {
  if (args[0] !== 'install' && isInstalled())
    return [process.execPath, [fileURLToPath(new URL('bin/pnpm.cjs', installed)), ...args]];
  // Npm's own entry, if known: no shell is needed.
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

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = pnpm(process.argv.slice(2));
