import type { Plugin } from 'vite';
import { flatten } from '../../../../packages/browser-support/src/build/flatten.ts';

/** Rewrites the style sheet for browsers without cascade layers: one sheet for all browsers. */
export function flatStylesPlugin(): Plugin {
  return {
    name: 'flat-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const { 'index.html': document } = bundle;
      for (const [name, item] of Object.entries(bundle)) {
        if (item.type !== 'asset' || !name.endsWith('.css')) continue;
        const source = flatten(item.source.toString());
        const file = this.getFileName(this.emitFile({ type: 'asset', name: 'console.css', source }));
        delete bundle[name];
        if (document?.type === 'asset')
          document.source = document.source.toString().replaceAll(name, () => file);
      }
    },
  };
}
