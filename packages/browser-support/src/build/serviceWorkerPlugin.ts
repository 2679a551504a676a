import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundleScript.ts';

/**
 * Bundles the service worker separately, into one file beside the client's, which browsers request
 * as `/sw.js`.
 */
export function serviceWorkerPlugin(shell: string): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const source = await bundleScript(path.join(shell, 'src/offline/serviceWorker.ts'));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
