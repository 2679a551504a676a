// What each check runs, and how its own report is counted.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../pnpm.mjs';

/** Reports of the tools and counts of the checks; turbo restores them with a cached result. */
export const reports = path.join(root, '.test');
export const reportOf = (name) => path.join(reports, `${name}.report.json`);
export const countOf = (name) => path.join(reports, `${name}.json`);

/** The commit whose differences are tested, by the module graph; empty: everything is. */
const since = process.env.CHANGED_SINCE ?? '';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');

/** The files that differ from a commit or are new. */
export const filesChangedSince = (commit) =>
  [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '-o', '--exclude-standard'),
  ].filter((file) => file !== '');

/** What the linter reads: with `--changed` the changed files; then at least its own. */
function lintedFiles() {
  if (since === '') return [];
  const files = filesChangedSince(since).filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  return ['scripts/checks/checks.mjs', ...files];
}

const readReport = (name) => JSON.parse(readFileSync(reportOf(name), 'utf8'));
const none = { passed: 0, failed: 1 };

/** One claim, held by the exit code. */
const byExitCode = (_name, code) => (code === 0 ? { passed: 1, failed: 0 } : none);

/** Vitest's JSON report; a missing report, or a failure outside tests, counts as one failure. */
function byVitest(name, code) {
  if (!existsSync(reportOf(name))) return none;
  const { numPassedTests: passed, numFailedTests: failed, numTotalTests: total } = readReport(name);
  const left = total - passed - failed;
  const isEmpty = total === 0 && since === '';
  const broken = (code !== 0 && failed === 0) || isEmpty ? 1 : 0;
  return { passed, failed: failed + left + broken };
}

/** Playwright's JSON report; a flaky test is a failed one. */
function byPlaywright(name, code) {
  if (!existsSync(reportOf(name))) return none;
  const { expected, unexpected, flaky, skipped } = readReport(name).stats;
  const failed = unexpected + flaky + skipped;
  return { passed: expected, failed: failed + ((code !== 0 && failed === 0) || expected === 0 ? 1 : 0) };
}

/** The screenshots' report: how many match and how many do not. */
const byShots = (name) => (existsSync(reportOf(name)) ? readReport(name) : none);

const tool = (command, ...args) => ({ command: bin(command), args, count: byExitCode });
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

const vitest = (name, config) => ({
  command: bin('vitest'),
  args: [
    'run',
    '--config',
    config,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
    ...(since === '' ? [] : [`--changed=${since}`, '--passWithNoTests']),
  ],
  count: byVitest,
});

/** Rules that read types take four times as long as all others: the whole tree is for `verify`. */
const typeRules = process.env.VERIFY === '1' || since !== '' ? ['--type-aware'] : [];

/** Every check, by the name of its task in turbo.json. */
export const checks = {
  // The task waits for the build, and so does not run where that failed.
  built: { command: process.execPath, args: ['--check', 'apps/server/dist/main.js'], count: byExitCode },
  formatted: tool('oxfmt', '--check'),
  lint: tool(
    'oxlint',
    ...typeRules,
    '--deny-warnings',
    '--report-unused-disable-directives',
    ...lintedFiles(),
  ),
  boundaries: tool('depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'apps'),
  styles: tool('stylelint', '{apps,packages}/**/*.css'),
  // Four checkers, the default, each resolve the same types: twice the processor time.
  types: tool('tsc', '--noEmit', '--checkers', '1'),
  // What pages call, by the functions that the oldest supported browsers have.
  floor: tool('tsc', '--noEmit', '--checkers', '1', '--project', 'tsconfig.browser.json'),
  unit: vitest('unit', 'vitest.config.ts'),
  db: vitest('db', 'apps/server/vitest.config.ts'),
  stories: vitest('stories', 'vitest.storybook.config.ts'),
  screenshots: {
    command: process.execPath,
    args: ['scripts/shots.mjs', '--check', `--report=${reportOf('screenshots')}`],
    count: byShots,
  },
  e2e: {
    command: bin('playwright'),
    args: ['test', '--config', 'apps/shell/playwright.config.ts', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('e2e') },
    count: byPlaywright,
  },
};
