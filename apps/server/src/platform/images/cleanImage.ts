import sharp from 'sharp';
import { HttpError } from '../http/httpError.ts';

/** Bytes of an image that a store is given. */
export const maxImageBytes = 15 * 1024 * 1024;
/** A phone's camera makes 12 to 50 megapixels; a small file may hold many more. */
const maxPixels = 40_000_000;

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

/**
 * An image upright and without its metadata, which may say where it was taken. Throws 413 and 422
 * with a sentence for what stores do not keep.
 */
export async function cleanImage(given: Buffer): Promise<{ bytes: Buffer; extension: string }> {
  if (given.length > maxImageBytes) throw new HttpError(413, 'Une image a au plus 15 Mo.');
  const open = () => sharp(given, { limitInputPixels: false, animated: true });
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
