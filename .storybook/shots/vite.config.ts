import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The boards on which `npm run shots` draws stories. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: {
    outDir: path.join(import.meta.dirname, '../../.shots/site'),
    emptyOutDir: true,
    minify: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'esnext',
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      input: ['board.html', 'frame.html'].map((file) => path.join(import.meta.dirname, file)),
    },
  },
});
