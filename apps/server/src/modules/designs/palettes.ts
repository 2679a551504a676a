import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A design's colours, as `#rrggbb`, for everything rendered outside its pages: previews, e-mails, a
 * phone's browser bars.
 */
export interface Palette {
  page: string;
  ink: string;
  inkSoft: string;
  primary: string;
  onPrimary: string;
  accent: string;
  onAccent: string;
}

/** By design, then by theme. */
export type Palettes = Readonly<Record<string, Readonly<Record<'cupcake' | 'night', Palette>>>>;

/** The palette of a design that is not built. */
const plain: Palette = {
  page: '#ffffff',
  ink: '#1c1c1c',
  inkSoft: '#595959',
  primary: '#1c1c1c',
  onPrimary: '#ffffff',
  accent: '#1c1c1c',
  onAccent: '#ffffff',
};

/**
 * Reads the palettes that the shell's build writes next to its files; empty when it is not built.
 */
export async function loadPalettes(clientFolder: string | null): Promise<Palettes> {
  if (clientFolder === null) return {};
  const text = await readFile(path.join(clientFolder, '.vite/palettes.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Palettes;
}

/** A design's colours; those of the default design for one that is not known. */
export const paletteOf = (
  palettes: Palettes,
  design: string,
  theme: 'cupcake' | 'night' = 'cupcake',
): Palette => (palettes[design] ?? palettes['default'])?.[theme] ?? plain;
