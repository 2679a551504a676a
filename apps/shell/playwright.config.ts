import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '../../packages/embedded-postgres/src/freePort.ts';

// Allocated by the system once, and passed to every worker.
process.env['E2E_PORT'] ??= String(await freePort());
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'teranga-e2e-')));
// A global teardown would remove the database while the server, which ends later, still uses it.
if (process.env['TEST_WORKER_INDEX'] === undefined)
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
// As root, PostgreSQL runs under a separate account, which must be able to enter the folder.
chmodSync(dataDir, 0o755);
const port = process.env['E2E_PORT'];

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const headlessShell = process.env['HEADLESS_SHELL_PATH'] ?? chromium;
/** The headless shell loads lazy images from further away than the browser that shoppers have. */
const wholeBrowserSpecs = '**/budgets.verify.spec.ts';
const oldBrowserSpecs = '**/old-browsers.spec.ts';

const isWhole = process.env['VERIFY'] === '1';
/** What `npm run verify` alone runs, as are single tests with the tag `@verify`. */
const verifySpecs = isWhole ? [] : ['**/*.verify.spec.ts'];

/** Time in milliseconds the server may take to start its database and seed the demo stores. */
const startTimeoutMs = 120_000;

export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(dataDir, 'results'),
  fullyParallel: true,
  ...(isWhole ? {} : { grepInvert: /@verify/ }),
  // In all browsers, a third page on two processors makes the server reject requests.
  workers: isWhole ? 2 : 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    viewport: { width: 360, height: 800 },
    // A worker would answer before a test's own routes do; the tests of the worker allow it.
    serviceWorkers: 'block',
    locale: 'fr-SN',
    timezoneId: 'Africa/Dakar',
  },
  projects: [
    // Before other tests add products to the stores.
    ...(isWhole
      ? [
          {
            name: 'budgets',
            testMatch: wholeBrowserSpecs,
            use: { launchOptions: { executablePath: chromium } },
          },
        ]
      : []),
    // Before the rest: one of its tests takes as long as all others of `npm test` on one processor.
    {
      name: 'old-browsers',
      testMatch: oldBrowserSpecs,
      use: { launchOptions: { executablePath: headlessShell } },
    },
    {
      name: 'pages',
      testIgnore: [wholeBrowserSpecs, oldBrowserSpecs, ...verifySpecs],
      use: { launchOptions: { executablePath: headlessShell } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" dist/main.js`,
    cwd: path.join(import.meta.dirname, '../server'),
    // By number: the names of the demo stores are known to browsers alone.
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: startTimeoutMs,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      NODE_ENV: '',
      EXCHANGE_RATES_URL: 'off',
    },
  },
});
