// The checks behind `npm test`: turbo runs those whose inputs changed, and their counts are added.
// `run` starts it, as turbo needs pnpm in PATH.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPath, headlessShellPath } from '../chromium.mjs';
import { javaPath } from '../java.mjs';
import { root } from '../pnpm.mjs';
import { build } from '../setup.mjs';
import { checks, countOf, filesChangedSince, reports } from './checks.mjs';

/**
 * The checks, and how many of a group run at once. Tests need all processors: two runs at once evict
 * each other's memory.
 */
const groups = [
  { names: ['built', 'lint', 'formatted', 'types', 'floor', 'boundaries', 'styles'], atOnce: 2 },
  { names: ['unit', 'db', 'stories', 'screenshots', 'e2e'], atOnce: 1 },
];

/** The checks of a group that runs one at a time, each by itself. */
const inSteps = (group) =>
  group.atOnce > 1 ? group : group.names.map((name) => ({ ...group, names: [name] }));

/** What `npm test` leaves to `npm run verify`, to `--changed` and to who names it. */
const notByTest = ['stories', 'screenshots'];
/** These tests do not tell which files they depend on. */
const notByChange = ['built', 'screenshots', 'e2e'];

/** Whether a file decides what is seen: a component or a style sheet. */
const isSeen = (file) => /\.(?:tsx|css)$/.test(file);

/** What `--changed` leaves out: finding no test to run takes these checks 20 and 40 s. */
function leftOutBy(changed) {
  const stories = changed.some(isSeen) ? [] : ['stories'];
  // The server has neither components nor style sheets.
  const db = changed.every(isSeen) ? ['db'] : [];
  return [...notByChange, ...stories, ...db];
}

/** The names by which checks are requested, where a script of package.json has theirs. */
const aliases = { format: 'formatted', build: 'built' };
const shownAs = Object.fromEntries(Object.entries(aliases).map(([shown, name]) => [name, shown]));

function runTurbo(tasks, atOnce, env, flags) {
  const words = [
    'run',
    ...tasks,
    '--continue=dependencies-successful',
    `--concurrency=${atOnce}`,
    '--env-mode=loose',
    '--output-logs=errors-only',
    '--log-order=grouped',
    ...flags,
  ];
  return new Promise((resolve) => {
    const child = spawn(path.join(root, 'node_modules/.bin/turbo'), words, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** The count that a check left; without one it did not run, which is a failure. */
function countedBy(name) {
  if (!existsSync(countOf(name))) return { passed: 0, failed: 1 };
  return JSON.parse(readFileSync(countOf(name), 'utf8'));
}

/** A commit's hash, as a branch moves. */
const commitOf = (name) =>
  execFileSync('git', ['rev-parse', '--verify', `${name}^{commit}`], { cwd: root, encoding: 'utf8' }).trim();

/**
 * Runs every check or those named, and gives the exit code. `isWhole`: every design and browser, no
 * cached result; `since`: only tests of files that differ from that commit.
 */
async function runChecks(only, { isWhole, since }) {
  const requested = only.map((name) => aliases[name] ?? name);
  const unknown = requested.filter((name) => !(name in checks));
  if (unknown.length > 0) throw new Error(`There is no check «${unknown.join('», «')}».`);
  rmSync(reports, { recursive: true, force: true });
  const chromium = await chromiumPath();
  const changed = since === null ? [] : filesChangedSince(since);
  const env = {
    ...process.env,
    CI: '1',
    NODE_ENV: '',
    TURBO_TELEMETRY_DISABLED: '1',
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: headlessShellPath() ?? chromium,
    JAVA_PATH: javaPath(),
    // Colours are for a screen: in a log they are noise.
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    VERIFY: isWhole ? '1' : '0',
    CHANGED_SINCE: since === null ? '' : commitOf(since),
    CHANGED_FOLDERS: [...new Set(changed.map((file) => path.dirname(file)))].join(),
  };
  const leftOut = since === null ? notByTest : leftOutBy(changed);
  const left = isWhole ? [] : leftOut;
  const total = { passed: 0, failed: 0 };
  const flags = isWhole ? ['--force'] : [];
  if (since !== null && requested.length === 0) {
    // The server's tests use the last build: a new one takes as long as the tests of a change.
    if (!existsSync(path.join(root, 'apps/server/dist/main.js'))) build();
    flags.push('--only');
  }
  // All runs of tests together take most of an hour: each reports when it ends.
  const steps = isWhole ? groups.flatMap(inSteps) : groups;
  for (const { names, atOnce } of steps) {
    const isChosen = (name) => (requested.length === 0 ? !left.includes(name) : requested.includes(name));
    const chosen = names.filter(isChosen);
    if (chosen.length === 0) continue;
    // Finding the tests of a change takes one processor.
    const code = await runTurbo(chosen, since === null ? atOnce : 2, env, flags);
    for (const name of chosen) {
      const { passed, failed, seconds } = countedBy(name);
      const took = seconds === undefined ? '' : ` (${seconds} s)`;
      console.log(
        `${failed > 0 ? '✗' : '✓'} ${shownAs[name] ?? name}: ${passed} passed, ${failed} failed${took}`,
      );
      total.passed += passed;
      total.failed += failed;
    }
    // An error that no count shows, such as turbo's own.
    if (code !== 0 && total.failed === 0) total.failed += 1;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=HEAD' : word)),
  options: { whole: { type: 'boolean', default: false }, changed: { type: 'string' } },
  allowPositionals: true,
});
process.exitCode = await runChecks(positionals, { isWhole: values.whole, since: values.changed ?? null });
