import { defineConfig } from 'vitest/config';

/** How long, in milliseconds, a test may take: most start a command, on a machine that is busy with others. */
const commandTimeoutMs = 30_000;

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'scripts', include: ['**/*.test.ts'], testTimeout: commandTimeoutMs },
});
