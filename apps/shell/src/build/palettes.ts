import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readDesignFolders } from './designFolders.ts';
import { readPalette, type Palette } from './palette.ts';

/** Each design's colours in both themes: `dist/client/.vite/palettes.json`. */
export type Palettes = Record<string, Record<'cupcake' | 'night', Palette>>;

/** Reads the palettes of every design there is a folder for. */
export function readPalettes(designsFolder: string): Palettes {
  return Object.fromEntries(
    readDesignFolders(designsFolder).map(({ id }) => {
      const css = readFileSync(path.join(designsFolder, id, 'src/theme.css'), 'utf8');
      return [id, { cupcake: readPalette(css, id, 'cupcake'), night: readPalette(css, id, 'night') }];
    }),
  );
}

/** Writes, beside the client's files, the colours that the server renders with. */
export function palettesPlugin(designsFolder: string): Plugin {
  return {
    name: 'palettes',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '.vite/palettes.json',
        source: JSON.stringify(readPalettes(designsFolder), null, 1),
      });
    },
  };
}
