import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const alphabets = ['latin', 'latin-ext'];
let fonts: Promise<Font[]> | null = null;

/** The font of generated images, read once: independent of the fonts installed on the machine. */
export function loadFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  fonts ??= Promise.all(
    alphabets.map(async (alphabet) => ({
      name: 'Outfit',
      weight: 600 as const,
      style: 'normal' as const,
      data: await readFile(resolve(`@fontsource/outfit/files/outfit-${alphabet}-600-normal.woff`)),
    })),
  );
  return fonts;
}
