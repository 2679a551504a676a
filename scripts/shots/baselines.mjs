// The pictures of before, in shots/: one WebP each, the sums of what the browser drew, the boxes of their layouts, and the browser.
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

/** Where the pictures of before are. */
export const pictures = path.join(root, 'shots/pictures');
const boxesFile = path.join(root, 'shots/boxes.json');
const sumsFile = path.join(root, 'shots/sums.json');
const browserFile = path.join(root, 'shots/drawn-with.json');

const fileOf = (id) => path.join(pictures, `${id}.webp`);
const readJson = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise);

/** Reads what there is of before. */
export function readBaselines() {
  const ids = existsSync(pictures)
    ? readdirSync(pictures, { recursive: true })
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

/** A picture of before, as a file's bytes. */
export const readPicture = (id) => readFileSync(fileOf(id));

/** Copies a picture of before. */
export function copyPicture(id, file) {
  mkdirSync(path.dirname(file), { recursive: true });
  copyFileSync(fileOf(id), file);
}

/** How many letters of a sum are kept. */
const sumLength = 16;

/** What a browser's picture is told from others by, without looking at its dots. */
export const sumOf = (png) => createHash('sha256').update(png).digest('hex').slice(0, sumLength);

/** Writes dots as a picture that loses nothing. */
export async function writePicture(file, { data, width, height }) {
  mkdirSync(path.dirname(file), { recursive: true });
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  await picture.webp({ lossless: true, effort: 4 }).toFile(file);
}

/** Puts a fresh picture in the place of the one before. */
export const renewPicture = (id, dots) => writePicture(fileOf(id), dots);

/** Takes away what is drawn no more. */
export const removePicture = (id) => rmSync(fileOf(id), { force: true });

const packed = (byDesign) =>
  Object.fromEntries(Object.entries(byDesign).map(([design, boxes]) => [design, boxes.join(';')]));

/** The boxes of a picture of before, `{design: boxes}`. */
export const unpacked = (byDesign) =>
  Object.fromEntries(
    Object.entries(byDesign).map(([design, text]) => [design, text === '' ? [] : text.split(';')]),
  );

/** Writes what is known of each picture, one a line. */
function writeLines(file, byId) {
  const lines = Object.keys(byId)
    .sort()
    .map((id) => `${JSON.stringify(id)}: ${JSON.stringify(byId[id])}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** Writes sums, boxes and the browser that drew; `fresh` is `{id: {sum, boxes}}`, and of `before` only what is still drawn stays. */
export function writeIndex(before, fresh, isRendered, major) {
  const saved = (byId) => Object.entries(byId).filter(([id]) => isRendered(id));
  const rendered = Object.entries(fresh);
  const sums = rendered.map(([id, { sum }]) => [id, sum]);
  const boxes = rendered.map(([id, own]) => [id, packed(own.boxes)]);
  writeLines(sumsFile, Object.fromEntries([...saved(before.sums), ...sums]));
  writeLines(boxesFile, Object.fromEntries([...saved(before.boxes), ...boxes]));
  writeFileSync(browserFile, `${JSON.stringify({ chromium: major }, null, 2)}\n`);
}
