import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'design-rahmou-serwiss',
    // In milliseconds: the first test of a file may load a whole design on a busy machine.
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}'],
    // A test that needs a document says so on its first line.
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
  },
});
