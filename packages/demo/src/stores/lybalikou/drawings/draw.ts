/** Renders the store's images: all of them, or those whose name contains one of the given words. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { renderImage } from './cloth/renderImage.ts';
import { drawPlate } from './drawPlate.ts';
import { images } from './scenes/images.ts';

const folder = path.join(import.meta.dirname, '../images');
const quality = 70;
const bytesPerKilobyte = 1024;

const words = process.argv.slice(2);
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const report = (name: string, size: number) =>
  console.log(`${name}.webp ${String(Math.round(size / bytesPerKilobyte))} KB`);

await mkdir(folder, { recursive: true });
if (isWanted('logo')) report('logo', await drawPlate(path.join(folder, 'logo.webp')));
for (const [name, shoot] of Object.entries(images)) {
  if (!isWanted(name)) continue;
  const { width, height, data } = await renderImage(shoot());
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  const { size } = await image
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(path.join(folder, `${name}.webp`));
  report(name, size);
}
