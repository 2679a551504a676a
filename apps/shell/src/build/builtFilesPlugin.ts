import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from '../../../../packages/browser-support/src/build/bundleScript.ts';
import { collectBuiltFiles } from './collectBuiltFiles.ts';
import type { DesignFolder } from './designFolders.ts';
import { flatSheet } from './flatSheet.ts';

const isClient = ({ name }: { name: string }) => name === 'client';

/**
 * Writes, beside the client's files, the manifest that the server needs and each design's style
 * sheet for old browsers, which the plain document names.
 */
export function builtFilesPlugin(root: string, designs: readonly DesignFolder[]): Plugin[] {
  const flatSheets: Record<string, string> = {};
  return [
    {
      name: 'flat-sheets',
      applyToEnvironment: isClient,
      // Before Vite writes the document.
      generateBundle(_options, bundle) {
        const files = collectBuiltFiles(bundle, root);
        for (const { id } of designs) {
          const source = flatSheet(files, id, designs);
          flatSheets[id] = this.getFileName(this.emitFile({ type: 'asset', name: `flat-${id}.css`, source }));
        }
      },
      transformIndexHtml: {
        order: 'post',
        async handler() {
          const children = await bundleScript(
            path.join(root, 'apps/shell/src/inline/scripts/flatSheet.ts'),
            true,
          );
          return [
            {
              tag: 'script',
              attrs: { 'data-sheets': JSON.stringify(flatSheets) },
              children,
              injectTo: 'head',
            },
          ];
        },
      },
    },
    {
      name: 'built-files',
      enforce: 'post',
      applyToEnvironment: isClient,
      generateBundle(_options, bundle) {
        const source = JSON.stringify({ ...collectBuiltFiles(bundle, root), flatSheets }, null, 1);
        this.emitFile({ type: 'asset', fileName: '.vite/manifest.json', source });
      },
    },
  ];
}
