import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'design-default',
    // Test files share their worker's modules and document: creating them again costs more than the
    // tests. Whoever changes timers or globals restores them.
    isolate: false,
    // In milliseconds: the first test of a file may load a whole design on a busy machine.
    testTimeout: 20_000,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
