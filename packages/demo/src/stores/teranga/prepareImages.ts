import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { photos, type Framing } from './photos.ts';

interface Size {
  width: number;
  height: number;
}

/** Maximum longer side of a prepared image, in pixels. */
const longestSide = 1200;
const jpegQuality = 84;
/** Photographs that are decoded at the same time. */
const atOnce = 3;

function photosFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@vendure/create/package.json');
  return path.join(path.dirname(manifest), 'assets', 'images');
}

/** How far to extend the backdrop so that the image becomes square. */
function extension({ width, height }: Size, framing: 'extended' | 'extendedUpwards') {
  const missing = Math.abs(width - height);
  if (framing === 'extendedUpwards') return { top: missing };
  const before = Math.floor(missing / 2);
  const after = missing - before;
  return width < height ? { left: before, right: after } : { top: before, bottom: after };
}

function square({ width, height }: Size, framing: { x: number; y: number; side: number }) {
  const side = Math.round(Math.min(width, height) * framing.side);
  const start = (centre: number, length: number) =>
    Math.min(Math.max(Math.round(centre * length - side / 2), 0), length - side);
  return { left: start(framing.x, width), top: start(framing.y, height), width: side, height: side };
}

async function frame(file: string, framing: Framing): Promise<Sharp> {
  const photo = sharp(file);
  if (framing === 'whole') return photo;
  const size = await photo.metadata();
  if (typeof framing === 'object') return photo.extract(square(size, framing));
  // Sharp resizes before it extends, so the extended image must be rendered first.
  const extended = photo.extend({ ...extension(size, framing), extendWith: 'copy' });
  const { data, info } = await extended.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

async function prepare(
  file: string,
  { source, framing }: (typeof photos)[string],
  folders: { from: string; to: string },
) {
  const framed = await frame(path.join(folders.from, source), framing);
  await framed
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: jpegQuality })
    .toFile(path.join(folders.to, file));
}

/** Cuts the photographs of the installed package into the store's product images. */
export async function prepareImages(targetFolder: string): Promise<void> {
  await mkdir(targetFolder, { recursive: true });
  const folders = { from: photosFolder(), to: targetFolder };
  const waiting = Object.entries(photos);
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await prepare(...next, folders);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
