import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from '../../../../packages/browser-support/src/build/bundleScript.ts';

const themeFile = path.join(import.meta.dirname, '../inline/theme.ts');

/** Adds the document's one inline script, and writes the hash that its policy must allow. */
export function documentPlugin(): Plugin {
  let script = '';
  return {
    name: 'document',
    async buildStart() {
      script = await bundleScript(themeFile, true);
    },
    transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head' }],
    generateBundle() {
      const sha256 = createHash('sha256').update(script).digest('base64');
      const source = JSON.stringify({ scripts: [`'sha256-${sha256}'`] });
      this.emitFile({ type: 'asset', fileName: 'inline.json', source });
    },
  };
}
