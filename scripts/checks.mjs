// The checks behind `npm test`, each a child process whose own report is counted.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath, headlessShellPath } from './chromium.mjs';
import { javaPath } from './java.mjs';
import { pnpmCommand, root } from './pnpm.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'teranga-test-'));
const report = (name) => path.join(reports, `${name}.json`);
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** One claim, held by the exit code. */
const byExitCode = (_name, code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Vitest's JSON report; a missing report, or a failure outside tests, counts as one failure. */
function byVitest(name, code) {
  if (!existsSync(report(name))) return { passed: 0, failed: 1 };
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numTotalTests: total,
  } = JSON.parse(readFileSync(report(name), 'utf8'));
  const left = total - passed - failed;
  const broken = (code !== 0 && failed === 0) || total === 0 ? 1 : 0;
  return { passed, failed: failed + left + broken };
}

/** Playwright's JSON report; a flaky test is a failed one. */
function byPlaywright(name, code) {
  if (!existsSync(report(name))) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report(name), 'utf8')).stats;
  const failed = unexpected + flaky + skipped;
  return { passed: expected, failed: failed + ((code !== 0 && failed === 0) || expected === 0 ? 1 : 0) };
}

/** The screenshots' report: how many match and how many do not. */
function byReport(name) {
  return existsSync(report(name)) ? JSON.parse(readFileSync(report(name), 'utf8')) : { passed: 0, failed: 1 };
}

/** By `npm test` the screenshots of a phone by day, by `npm run verify` all. */
const shots = (isWhole) => ({
  name: 'shots',
  count: byReport,
  command: process.execPath,
  args: ['scripts/shots.mjs', '--check', `--report=${report('shots')}`, ...(isWhole ? [] : ['--phone'])],
});

const vitest = (name, config, ...more) => ({
  name,
  count: byVitest,
  command: bin('vitest'),
  args: [
    'run',
    '--config',
    config,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
    ...more,
  ],
});

/** Groups run one after the other; the checks of a group side by side. */
function groups(isWhole) {
  const [pnpmBin, turbo] = pnpmCommand([
    'exec',
    'turbo',
    'run',
    'build',
    '--force',
    '--output-logs=errors-only',
  ]);
  return [
    [
      {
        name: 'format',
        count: byExitCode,
        command: bin('prettier'),
        args: ['--check', '--log-level=warn', '.'],
      },
      {
        name: 'lint',
        count: byExitCode,
        command: bin('oxlint'),
        args: ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
      },
      {
        name: 'boundaries',
        count: byExitCode,
        command: bin('depcruise'),
        args: ['--config', '.dependency-cruiser.mjs', 'packages', 'apps'],
      },
      { name: 'styles', count: byExitCode, command: bin('stylelint'), args: ['{apps,packages}/**/*.css'] },
      { name: 'types', count: byExitCode, command: bin('tsc'), args: ['--noEmit'] },
      // What pages call, by the functions that the oldest supported browsers have.
      {
        name: 'floor',
        count: byExitCode,
        command: bin('tsc'),
        args: ['--noEmit', '--project', 'tsconfig.browser.json'],
      },
    ],
    [{ name: 'build', count: byExitCode, command: pnpmBin, args: turbo, env: { CI: '1', NODE_ENV: '' } }],
    [vitest('unit', 'vitest.config.ts')],
    // In parallel: the server's tests mostly wait for their database, and the stories render one by
    // one.
    [vitest('server', 'apps/server/vitest.config.ts'), vitest('storybook', 'vitest.storybook.config.ts')],
    // Only after the first `npm run shots`: before that there is nothing to compare with.
    existsSync(path.join(root, 'shots/browser.json')) ? [shots(isWhole)] : [],
    [
      {
        name: 'end-to-end',
        count: byPlaywright,
        command: bin('playwright'),
        args: ['test', '--config', 'apps/shell/playwright.config.ts', '--reporter=line,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('end-to-end') },
      },
    ],
  ];
}

/** Runs one check to its end; its output is shown when it failed. */
function run({ name, command, args, env, count }, shared) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...shared, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(String(error)));
    child.on('close', (code) => {
      const result = count(name, code);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      if (result.failed > 0)
        console.log(
          `\n--- ${name} ---\n${Buffer.concat(output.map((part) => Buffer.from(part))).toString()}`,
        );
      console.log(
        `${result.failed > 0 ? '✗' : '✓'} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
      );
      resolve(result);
    });
  });
}

/**
 * Runs every check, or those named, prints the sum, and gives the exit code. `isWhole` also tests
 * shared behaviour in every design and in every old browser.
 */
export async function runChecks(only, isWhole) {
  const total = { passed: 0, failed: 0 };
  // Colours are for a screen: in a log they are noise.
  const chromium = await chromiumPath();
  const shared = {
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: headlessShellPath() ?? chromium,
    JAVA_PATH: javaPath(),
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    VERIFY: isWhole ? '1' : '0',
  };
  for (const group of groups(isWhole)) {
    const chosen = group.filter(({ name }) => only.length === 0 || only.includes(name));
    for (const result of await Promise.all(chosen.map((check) => run(check, shared)))) {
      total.passed += result.passed;
      total.failed += result.failed;
    }
  }
  rmSync(reports, { recursive: true, force: true });
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
