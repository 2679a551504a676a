import { defineConfig } from 'rolldown';
import { viteImportGlobPlugin } from 'rolldown/experimental';

/**
 * One bundle for the server, one for the operator's commands. Workspace packages are source and get
 * bundled; npm packages stay external.
 */
export default defineConfig({
  input: { main: 'src/main.ts', cli: 'src/cli/main.ts', demo: 'src/demo/main.ts' },
  platform: 'node',
  external: (id) => !/^(?:[./#]|@teranga\/)/.test(id),
  plugins: [viteImportGlobPlugin({})],
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true, chunkFileNames: '[name]-[hash].js' },
});
