import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Build of the boards on which `npm run shots` renders stories. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: {
    outDir: path.join(import.meta.dirname, '../../.shots/site'),
    emptyOutDir: true,
    minify: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    target: 'esnext',
    chunkSizeWarningLimit: 10_000,
    // A single file, so that lazy code of a story is available at once, however busy the machine
    // is.
    cssCodeSplit: false,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'frame.html'),
      output: { codeSplitting: false },
    },
  },
});
