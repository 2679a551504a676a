import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { scriptTargets } from './browsers.ts';

/**
 * Bundles the service worker separately, into one file beside the client's, which browsers request
 * as `/sw.js`.
 */
export function serviceWorkerPlugin(shell: string): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const bundle = await rolldown({
        input: path.join(shell, 'src/offline/serviceWorker.ts'),
        transform: { target: scriptTargets, define: { 'process.env.NODE_ENV': '"production"' } },
        platform: 'browser',
      });
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: output[0].code });
    },
  };
}
