import satori from 'satori';
import sharp from 'sharp';
import type { Palette } from '../designs/palettes.ts';
import { cardHeight, cardLayout, cardWidth, imageSide, type CardWords } from './cardLayout.ts';
import { loadFonts } from './loadFonts.ts';

/** Below what every network takes; a photo of this size stays near a third of it. */
const jpegQuality = 82;
const mostPixels = 50_000_000;

/** The font has neither narrow spaces nor emojis. */
const printable = (text: string): string =>
  text
    .replaceAll('\u202f', '\u00a0')
    .replace(/\p{Extended_Pictographic}\u{fe0f}?/gu, '')
    .trim();

/** Renders a card as a JPEG. `image` is the path of the product's image, or null. */
export async function renderCard(
  { storeName, title, line }: CardWords,
  palette: Palette,
  image: string | null,
): Promise<Buffer> {
  const words = {
    storeName: printable(storeName),
    title: title === null ? null : printable(title),
    line: line === null ? null : printable(line),
  };
  const svg = await satori(cardLayout(words, palette, image !== null) as Parameters<typeof satori>[0], {
    width: cardWidth,
    height: cardHeight,
    fonts: await loadFonts(),
  });
  const rendered = sharp(Buffer.from(svg));
  if (image !== null) {
    const input = await sharp(image, { limitInputPixels: mostPixels, autoOrient: true })
      .resize({ width: imageSide, height: cardHeight, fit: 'cover', background: palette.page })
      .flatten({ background: palette.page })
      .png()
      .toBuffer();
    rendered.composite([{ input, left: 0, top: 0 }]);
  }
  return rendered.jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer();
}
