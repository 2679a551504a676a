import { hash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { partNames, partsOfTier, traitsOf } from '../../packages/design-kit/src/parts.ts';
import { layeredTargets, scriptTargets } from '../../packages/browser-support/src/build/browsers.ts';
import { builtFilesPlugin } from './src/build/builtFilesPlugin.ts';
import { chunkGroups } from './src/build/chunkGroups.ts';
import { currentStylesPlugin } from './src/build/currentStyles.ts';
import { readDesignFolders, type DesignFolder } from './src/build/designFolders.ts';
import { nonBreakingSpacesPlugin } from '../../packages/browser-support/src/build/nonBreakingSpaces.ts';
import { homeEntries, homeEntriesPlugin } from './src/build/homeEntries.ts';
import { inlineScriptsPlugin } from './src/build/inlineScriptsPlugin.ts';
import { palettesPlugin } from './src/build/palettes.ts';
import { serviceWorkerPlugin } from '../../packages/browser-support/src/build/serviceWorkerPlugin.ts';

const root = path.join(import.meta.dirname, '../..');
const designsFolder = path.join(root, 'packages/designs');
const tierOf = (part: string) => {
  const name = partNames.find((each) => each === part);
  return name ? traitsOf(name).tier : 'later';
};

/** One hash for all classes of a sheet compresses better than Vite's, and is alike on the server. */
const scopedName = (name: string, sheet: string) =>
  `${name}_${hash('sha256', path.relative(root, sheet), 'base64url').slice(0, 4)}`;

/** The folders with code that is sent to browsers. */
const shipped = ['apps/shell/src', 'packages'].map((folder) => path.join(root, folder));

/** How the browser's and the server's code is built. */
function environments(designs: readonly DesignFolder[], mode: string): Record<string, EnvironmentOptions> {
  return {
    client: {
      build: {
        minify: mode === 'production',
        outDir: 'dist/client',
        rolldownOptions: {
          input: { index: 'index.html', ...homeEntries(designs) },
          output: {
            entryFileNames: 'assets/entry-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: { groups: chunkGroups(designs, tierOf), includeDependenciesRecursively: false },
          },
        },
      },
    },
    ssr: {
      // Fixed at build time: a server without NODE_ENV would otherwise render with React's slow
      // development build.
      define: mode === 'production' ? { 'process.env.NODE_ENV': JSON.stringify(mode) } : {},
      build: {
        outDir: 'dist/server',
        ssr: 'src/entry-server.tsx',
        rolldownOptions: { output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
      },
      resolve: { noExternal: true },
    },
  };
}

export default defineConfig(async ({ mode }) => {
  const designs = readDesignFolders(designsFolder);
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      nonBreakingSpacesPlugin(shipped),
      inlineScriptsPlugin(),
      currentStylesPlugin(),
      homeEntriesPlugin(designsFolder, partsOfTier('first')),
      builtFilesPlugin(root, designs),
      palettesPlugin(designsFolder),
      serviceWorkerPlugin(import.meta.dirname),
    ],
    builder: {},
    css: { modules: { generateScopedName: scopedName } },
    build: {
      target: scriptTargets,
      cssTarget: layeredTargets,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      emptyOutDir: true,
    },
    environments: environments(designs, mode),
  };
});
