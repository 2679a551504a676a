// The saved screenshots in shots/: one WebP each, hashes of what the browser rendered, layout
// boxes, and the browser's version.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../pnpm.mjs';

/** Folder of the saved screenshots. */
export const imagesFolder = path.join(root, 'shots/images');
const boxesFile = path.join(root, 'shots/boxes.json');
const sumsFile = path.join(root, 'shots/sums.json');
const browserFile = path.join(root, 'shots/browser.json');

const fileOf = (id) => path.join(imagesFolder, `${id}.webp`);
const readJson = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise);

/** Reads what there is of before. */
export function readBaselines() {
  const ids = existsSync(imagesFolder)
    ? readdirSync(imagesFolder, { recursive: true })
        .filter((file) => file.endsWith('.webp'))
        .map((file) =>
          file
            .split(path.sep)
            .join('/')
            .replace(/\.webp$/, ''),
        )
    : [];
  return {
    ids: new Set(ids),
    boxes: readJson(boxesFile, {}),
    sums: readJson(sumsFile, {}),
    major: readJson(browserFile, {}).chromium ?? null,
  };
}

/** A saved screenshot's bytes. */
export const readImage = (id) => readFileSync(fileOf(id));

/** Copies a saved screenshot. */
export function copyImage(id, file) {
  mkdirSync(path.dirname(file), { recursive: true });
  copyFileSync(fileOf(id), file);
}

/** Characters of a hash that are stored. */
const sumLength = 16;

/** Hash of a browser's screenshot, to compare without decoding pixels. */
export const sumOf = (png) => createHash('sha256').update(png).digest('hex').slice(0, sumLength);

/** Writes pixels as a lossless image. */
export async function writeImage(file, { data, width, height }) {
  mkdirSync(path.dirname(file), { recursive: true });
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  await image.webp({ lossless: true, effort: 4 }).toFile(file);
}

/** Replaces a saved screenshot. */
export const renewImage = (id, dots) => writeImage(fileOf(id), dots);

/** Removes the screenshot of a story that no longer exists. */
export const removeImage = (id) => rmSync(fileOf(id), { force: true });

const packed = (byDesign) =>
  Object.fromEntries(Object.entries(byDesign).map(([design, boxes]) => [design, boxes.join(';')]));

/** The layout boxes of a saved screenshot, `{design: boxes}`. */
export const unpacked = (byDesign) =>
  Object.fromEntries(
    Object.entries(byDesign).map(([design, text]) => [design, text === '' ? [] : text.split(';')]),
  );

/** Writes the data of each screenshot, one per line. */
function writeLines(file, byId) {
  const lines = Object.keys(byId)
    .sort()
    .map((id) => `${JSON.stringify(id)}: ${JSON.stringify(byId[id])}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/**
 * Writes hashes, boxes and the browser's version; `fresh` is `{id: {sum, boxes}}`, and of `before`
 * only existing stories remain.
 */
export function writeIndex(before, fresh, isRendered, major) {
  const saved = (byId) => Object.entries(byId).filter(([id]) => isRendered(id));
  const rendered = Object.entries(fresh);
  const sums = rendered.map(([id, { sum }]) => [id, sum]);
  const boxes = rendered.map(([id, own]) => [id, packed(own.boxes)]);
  writeLines(sumsFile, Object.fromEntries([...saved(before.sums), ...sums]));
  writeLines(boxesFile, Object.fromEntries([...saved(before.boxes), ...boxes]));
  writeFileSync(browserFile, `${JSON.stringify({ chromium: major }, null, 2)}\n`);
}
