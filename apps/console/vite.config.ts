import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scriptTargets } from '../../packages/browser-support/src/build/browsers.ts';
import { nonBreakingSpacesPlugin } from '../../packages/browser-support/src/build/nonBreakingSpaces.ts';
import { serviceWorkerPlugin } from '../../packages/browser-support/src/build/serviceWorkerPlugin.ts';
import { documentPlugin } from './src/build/documentPlugin.ts';
import { flatStylesPlugin } from './src/build/flatStylesPlugin.ts';

const root = path.join(import.meta.dirname, '../..');
/** The folders with code that is sent to browsers. */
const shipped = ['apps/console/src', 'packages'].map((folder) => path.join(root, folder));

export default defineConfig({
  root: import.meta.dirname,
  base: '/gestion/',
  plugins: [
    react(),
    nonBreakingSpacesPlugin(shipped),
    serviceWorkerPlugin(import.meta.dirname),
    flatStylesPlugin(),
    documentPlugin(),
  ],
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    target: scriptTargets,
    cssTarget: scriptTargets,
    // One sheet: the order of the cascade layers is settled over all of it.
    cssCodeSplit: false,
    cssMinify: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // One file of what screens share: on a slow network forty small ones wait for each other.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
    },
    emptyOutDir: true,
  },
});
