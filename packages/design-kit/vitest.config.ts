import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'design-kit',
    // In milliseconds: the first test of a file may load a whole design on a busy machine.
    testTimeout: 20_000,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
