import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DesignOnDisk } from './designOnDisk.ts';

/** Operators see the images of all designs at once. */
const largestImage = 1_000_000;
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Where the name of a format stands in files that begin with a length. */
const nameAt = 8;

/** Whether a file begins as a WebP, an AVIF, a PNG or a JPEG does. */
function isImage(bytes: Buffer): boolean {
  const container = bytes.subarray(0, 4).toString('latin1');
  const name = bytes.subarray(nameAt, nameAt + 4).toString('latin1');
  if (container === 'RIFF') return name === 'WEBP';
  if (bytes.subarray(4, nameAt).toString('latin1') === 'ftyp') return name === 'avif';
  return [jpeg, png].some((start) => bytes.subarray(0, start.length).equals(start));
}

/** What is wrong with the image by which operators choose a design. */
export function previewErrors({ folder, manifest: { manifest } }: DesignOnDisk): string[] {
  if (!manifest) return [];
  const { preview } = manifest;
  if (preview === null || !existsSync(path.join(folder, preview)))
    return ['design.json names no image that is there'];
  const file = path.join(folder, preview);
  if (!statSync(file).isFile()) return [`${preview} is no file`];
  if (statSync(file).size > largestImage) return [`${preview} has more than ${largestImage / 1_000} kB`];
  return isImage(readFileSync(file)) ? [] : [`${preview} is no WebP, AVIF, PNG or JPEG`];
}
