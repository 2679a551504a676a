import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'server',
    // Test files share their worker's modules, which are loaded once; each file has its own
    // database.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/globalSetup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
