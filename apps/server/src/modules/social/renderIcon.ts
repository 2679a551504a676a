import satori from 'satori';
import sharp from 'sharp';
import type { Palette } from '../designs/palettes.ts';
import { loadFonts } from './loadFonts.ts';

/** A wider logo is a line of words: too small to be read in a square. */
const widestLogo = 1.7;
/**
 * Free margin on each side as a share of the square; a phone may crop a maskable icon to a circle.
 */
const logoMargin = { any: 0.1, maskable: 0.2 } as const;
const mostPixels = 50_000_000;

export type IconPurpose = keyof typeof logoMargin;

export interface Icon {
  /** Side, in px. */
  size: number;
  purpose: IconPurpose;
}

async function initialIcon(storeName: string, palette: Palette, size: number): Promise<Buffer> {
  const [initial = '?'] = Array.from(storeName.trim().toLocaleUpperCase('fr'));
  const style = {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: size,
    height: size,
    fontFamily: 'Outfit',
    fontSize: size * 0.56,
    color: palette.onPrimary,
    backgroundColor: palette.primary,
  };
  const element = { type: 'div', props: { style, children: initial } } as Parameters<typeof satori>[0];
  const svg = await satori(element, { width: size, height: size, fonts: await loadFonts() });
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/**
 * Renders a store's icon: its logo on the page colour, or its initial when the logo is missing,
 * unreadable or too wide.
 */
export async function renderIcon(
  { size, purpose }: Icon,
  storeName: string,
  palette: Palette,
  logo: string | null,
): Promise<Buffer> {
  const limits = { limitInputPixels: mostPixels, density: 300 };
  const shape =
    logo === null
      ? null
      : await sharp(logo, limits)
          .metadata()
          .catch(() => null);
  if (logo === null || !shape || shape.width / shape.height > widestLogo)
    return initialIcon(storeName, palette, size);
  const margin = Math.round(size * logoMargin[purpose]);
  const side = size - 2 * margin;
  return sharp(logo, limits)
    .resize({ width: side, height: side, fit: 'contain', background: palette.page })
    .flatten({ background: palette.page })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: palette.page })
    .png()
    .toBuffer();
}
