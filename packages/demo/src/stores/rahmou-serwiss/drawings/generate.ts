/**
 * Renders the images into ../images: `npx tsx …/rahmou-serwiss/drawings/generate.ts [name…]`.
 * `--sheet file.png` also writes a contact sheet of them.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { gallery } from './gallery.ts';
import { document } from './shapes.ts';

const folder = path.join(import.meta.dirname, '../images');
const quality = 82;
const sheetColumns = 4;
const sheetCell = 480;

const words = process.argv.slice(2);
const sheetAt = words.indexOf('--sheet');
const sheetFile = sheetAt === -1 ? null : words[sheetAt + 1];
const requested = words.filter((_, index) => sheetAt === -1 || (index !== sheetAt && index !== sheetAt + 1));
const chosen = Object.entries(gallery).filter(([name]) => !requested.length || requested.includes(name));

await mkdir(folder, { recursive: true });
const made = await Promise.all(
  chosen.map(async ([name, draw]) => {
    const svg = Buffer.from(document(draw()));
    await sharp(svg)
      .webp({ quality, alphaQuality: 100, effort: 6 })
      .toFile(path.join(folder, `${name}.webp`));
    return sharp(svg)
      .resize(sheetCell, (sheetCell * 3) / 4, { fit: 'contain', background: '#888888' })
      .png()
      .toBuffer();
  }),
);

if (sheetFile) {
  const height = (sheetCell * 3) / 4;
  const rows = Math.ceil(made.length / sheetColumns);
  await sharp({
    create: { width: sheetColumns * sheetCell, height: rows * height, channels: 3, background: '#888888' },
  })
    .composite(
      made.map((input, index) => ({
        input,
        left: (index % sheetColumns) * sheetCell,
        top: Math.floor(index / sheetColumns) * height,
      })),
    )
    .png()
    .toFile(sheetFile);
}
