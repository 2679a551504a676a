import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from '../../../../packages/browser-support/src/build/bundleScript.ts';

const prefix = 'virtual:inline-script/';
const folder = path.join(import.meta.dirname, '../inline/scripts');

/**
 * Makes `virtual:inline-script/head` the text of `inline/scripts/head.ts`, bundled for documents.
 */
export function inlineScriptsPlugin(): Plugin {
  return {
    name: 'inline-scripts',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const code = await bundleScript(path.join(folder, `${id.slice(prefix.length + 1)}.ts`), true);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
