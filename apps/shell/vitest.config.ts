import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { 'virtual:icon-shapes': path.join(import.meta.dirname, 'src/testing/testIconShapes.ts') },
  },
  test: {
    name: 'shell',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
