import { defineConfig } from 'vitest/config';
import { inlineScriptsPlugin } from './apps/shell/src/build/inlineScriptsPlugin.ts';

/** A server render of a component: it has no document, although it is written in JSX. */
const serverRenders = '{apps,packages}/**/src/**/*.server.test.tsx';
/** Tests that need a PostgreSQL: apps/server/vitest.config.ts runs them. */
const databaseTests = ['apps/{bench,server}/**', 'packages/embedded-postgres/**'];
const isWhole = process.env['VERIFY'] === '1';
/**
 * Where tests that take long and rarely break are run: by `npm run verify` everywhere, by `--changed`
 * beside the changed files, separated by commas.
 */
const slowFolders = isWhole
  ? ['{apps,packages}/**/src/**']
  : (process.env['CHANGED_FOLDERS'] ?? '').split(',').filter((folder) => folder !== '');

/** The tests of one kind of file: those that are fast, and the slow ones of these folders. */
const tests = (extension: 'ts' | 'tsx') => [
  `{apps,packages}/**/src/**/!(*.verify).test.${extension}`,
  ...slowFolders.map((folder) => `${folder}/*.verify.test.${extension}`),
];

const shared = {
  // Test files share their worker's modules and document: creating them again costs more than the
  // tests. Whoever changes timers or globals restores them.
  isolate: false,
  // In milliseconds: a file's first test may have to load a complete design on a busy machine.
  testTimeout: 20_000,
  hookTimeout: 30_000,
  env: { TZ: 'UTC' },
  restoreMocks: true,
  unstubGlobals: true,
};

/**
 * Every test without a browser or a database. Vitest keeps a worker while the next file belongs to
 * the same project, so each project has its own turn.
 */
export default defineConfig({
  plugins: [inlineScriptsPlugin()],
  test: {
    // Threads receive transformed modules faster than processes.
    pool: 'threads',
    // By default Vitest leaves one of two processors idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'rules',
          environment: 'node',
          include: [...tests('ts'), serverRenders],
          exclude: ['**/node_modules/**', ...databaseTests],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'hooks',
          setupFiles: 'vitest.hooks.setup.ts',
          environment: 'jsdom',
          include: tests('tsx'),
          exclude: ['**/node_modules/**', serverRenders, ...databaseTests],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: [isWhole ? 'scripts/**/*.test.ts' : 'scripts/**/!(*.verify).test.ts'],
          // In milliseconds: some start a command that checks a whole design, on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
