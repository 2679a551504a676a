import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'core',
    include: ['src/**/*.test.{ts,tsx}'],
    // A test that needs a document says so on its first line.
    environment: 'node',
    env: { TZ: 'UTC' },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
