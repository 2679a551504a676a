import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'testing', include: ['src/**/*.test.ts'], environment: 'node' },
});
