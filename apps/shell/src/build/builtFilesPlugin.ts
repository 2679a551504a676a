import path from 'node:path';
import type { Plugin } from 'vite';
import { collectBuiltFiles } from './collectBuiltFiles.ts';
import type { DesignFolder } from './designFolders.ts';
import { flatSheet } from './flatSheet.ts';
import { bundleScript } from './bundleScript.ts';

/**
 * Writes, beside the client's files, the manifest that the server needs and each design's style
 * sheet for old browsers.
 */
export function builtFilesPlugin(root: string, designs: readonly DesignFolder[]): Plugin {
  return {
    name: 'built-files',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const built = collectBuiltFiles(bundle, {
        ofModule: (id) => path.relative(root, id),
        ofAsset: (name) => path.join('apps/shell', name),
      });
      for (const { id } of designs) {
        const source = flatSheet(built, id, designs);
        built.flatSheets[id] = this.getFileName(
          this.emitFile({ type: 'asset', name: `flat-${id}.css`, source }),
        );
      }
      const { 'index.html': plain } = bundle;
      if (plain?.type === 'asset') {
        const script = await bundleScript(
          path.join(root, 'apps/shell/src/inline/scripts/flatSheet.ts'),
          true,
        );
        const sheets = JSON.stringify(built.flatSheets);
        plain.source = plain.source
          .toString()
          .replace('</head>', `<script data-sheets='${sheets}'>${script}</script></head>`);
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/manifest.json',
        source: JSON.stringify(built, null, 1),
      });
    },
  };
}
