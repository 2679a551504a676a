import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** What takes long and rarely breaks: `npm run verify` runs it. */
const slowTests = process.env['VERIFY'] === '1' ? [] : ['**/*.verify.test.ts'];

/** Every test that needs a PostgreSQL: the server's, those of the benchmarks, and its own. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    name: 'db',
    // Test files share their worker's modules, which are loaded once; each file has its own
    // database.
    isolate: false,
    include: ['apps/{server,bench}/src/**/*.test.ts', 'packages/embedded-postgres/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...slowTests],
    globalSetup: 'apps/server/src/testing/globalSetup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Rows of the commands' tables stay on one line.
    env: { COLUMNS: '400' },
  },
});
