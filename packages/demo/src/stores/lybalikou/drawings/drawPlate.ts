import sharp from 'sharp';
import { ink } from './inks.ts';
import { motto, wordmark } from './wordmark.ts';

const [width, height] = [1200, 630];

/** The name on an ivory background, in proportions that link previews show uncropped. */
export async function drawPlate(file: string): Promise<number> {
  const nameScale = 820 / wordmark.width;
  const mottoScale = 250 / motto.width;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f7f2ea"/>` +
    `<path transform="translate(190 330) scale(${nameScale})" d="${wordmark.path}" fill="${ink.aubergine}"/>` +
    `<path d="M190 440H700" stroke="${ink.oldGold}" stroke-width="2"/>` +
    `<path transform="translate(740 452) scale(${mottoScale})" d="${motto.path}" fill="${ink.oldGold}"/></svg>`;
  const { size } = await sharp(Buffer.from(svg)).webp({ quality: 90, effort: 6 }).toFile(file);
  return size;
}
