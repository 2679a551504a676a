import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'bench',
    include: ['src/**/*.test.ts'],
    globalSetup: '../server/src/testing/globalSetup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
