import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'design-kit', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
});
