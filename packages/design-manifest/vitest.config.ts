import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'design-manifest', include: ['src/**/*.test.ts'] },
});
