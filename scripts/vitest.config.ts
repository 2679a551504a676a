import { defineConfig } from 'vitest/config';

/** Timeout of a test in milliseconds: most start a command on a busy machine. */
const commandTimeoutMs = 30_000;

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'scripts', include: ['**/*.test.ts'], testTimeout: commandTimeoutMs },
});
