// The pictures of before, in shots/: one lossless WebP each, the boxes of their layouts, and the browser that drew them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../pnpm.mjs';

/** Where the pictures of before are. */
export const pictures = path.join(root, 'shots/pictures');
const boxesFile = path.join(root, 'shots/boxes.json');
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
    major: readJson(browserFile, {}).chromium ?? null,
  };
}

/** A picture of before, as a file's bytes. */
export const readPicture = (id) => readFileSync(fileOf(id));

/** Writes dots as a picture that loses nothing. */
export async function writePicture(file, { data, width, height }) {
  mkdirSync(path.dirname(file), { recursive: true });
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  await picture.webp({ lossless: true, effort: 2 }).toFile(file);
}

/** Puts a fresh picture in the place of the one before. */
export const renewPicture = (id, dots) => writePicture(fileOf(id), dots);

/** Takes away what is drawn no more. */
export const removePicture = (id) => rmSync(fileOf(id), { force: true });

/** Writes the boxes, a picture a line, and the browser that drew. */
export function writeLayouts(boxes, major) {
  const lines = Object.keys(boxes)
    .sort()
    .map((id) => `${JSON.stringify(id)}: ${JSON.stringify(packed(boxes[id]))}`);
  writeFileSync(boxesFile, `{\n${lines.join(',\n')}\n}\n`);
  writeFileSync(browserFile, `${JSON.stringify({ chromium: major }, null, 2)}\n`);
}

const packed = (byDesign) =>
  Object.fromEntries(Object.entries(byDesign).map(([design, boxes]) => [design, boxes.join(';')]));

/** The boxes of a picture of before, `{design: boxes}`. */
export const unpacked = (byDesign) =>
  Object.fromEntries(
    Object.entries(byDesign).map(([design, text]) => [design, text === '' ? [] : text.split(';')]),
  );
