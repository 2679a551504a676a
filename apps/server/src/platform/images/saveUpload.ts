import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { HttpError } from '../http/httpError.ts';
import { slugOf } from '../text/slug.ts';
import { averageColor } from './averageColor.ts';

/** Bytes of an image that an operator gives. */
export const maxUploadSize = 15 * 1024 * 1024;
/** A phone's camera makes 12 to 50 megapixels; a small file may hold many more. */
const maxPixels = 40_000_000;
const hashLength = 16;
const longestName = 60;

/** Extensions of the formats that are accepted. SVG is not: it may hold scripts. */
const extensions: Record<string, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
};

const unreadable = () =>
  new HttpError(422, 'Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou GIF lisible.');

/** The image upright and without its metadata, which may say where it was taken. */
async function cleaned(bytes: Buffer): Promise<{ bytes: Buffer; extension: string }> {
  const open = () => sharp(bytes, { limitInputPixels: false, animated: true });
  const { format, width, height } = await open()
    .metadata()
    .catch(() => Promise.reject(unreadable()));
  const extension = extensions[format];
  if (extension === undefined) throw unreadable();
  if (width * height > maxPixels) throw new HttpError(422, 'Cette image a plus de 40 millions de points.');
  const upright = await open()
    .autoOrient()
    .toBuffer()
    .catch(() => Promise.reject(unreadable()));
  return { bytes: upright, extension };
}

/** Saves an operator's image in a store's folder under a name made of `label` and its content. */
export async function saveUpload(
  folder: string,
  label: string,
  upload: Buffer,
): Promise<{ name: string; color: string }> {
  if (upload.length > maxUploadSize) throw new HttpError(413, 'Une image a au plus 15 Mo.');
  const { bytes, extension } = await cleaned(upload);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
  const readable = slugOf(label).slice(0, longestName).replace(/-$/, '') || 'image';
  const name = `${readable}-${hash}.${extension}`;
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, `.${name}.part`);
  await writeFile(draft, bytes);
  await rename(draft, path.join(folder, name));
  return { name, color: await averageColor(path.join(folder, name)) };
}
