import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'core',
    // Test files share their worker's modules and document: creating them again costs more than the
    // tests. Whoever changes timers or globals restores them.
    isolate: false,
    // In milliseconds: a file's first test may have to load a complete design on a busy machine.
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}'],
    // A test that needs a document says so on its first line.
    environment: 'node',
    env: { TZ: 'UTC' },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
