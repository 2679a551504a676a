import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Sets the chosen theme before the first paint; the key is that of `themeSlot`. */
const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='cupcake'||t==='night')document.documentElement.dataset.theme=t}catch(e){}";

/** Adds the document's one inline script, and writes the hash that its policy must allow. */
export function documentPlugin(): Plugin {
  const sha256 = createHash('sha256').update(themeScript).digest('base64');
  return {
    name: 'document',
    transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head' }],
    generateBundle() {
      const source = JSON.stringify({ scripts: [`'sha256-${sha256}'`] });
      this.emitFile({ type: 'asset', fileName: 'inline.json', source });
    },
  };
}
