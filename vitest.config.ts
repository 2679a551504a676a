import { defineConfig } from 'vitest/config';

/** Every unit test but the server's, which needs a database and runs by its own configuration. */
export default defineConfig({
  test: {
    // By default Vitest leaves one of two processors idle.
    maxWorkers: '100%',
    projects: [
      'packages/*/vitest.config.ts',
      'packages/designs/*/vitest.config.ts',
      'apps/bench/vitest.config.ts',
      'apps/shell/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
