import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { formatFor } from './imageFormat.ts';

const demo = path.join(import.meta.dirname, '../../../../../packages/demo/src/stores');
const accepted = ['image/avif', 'image/webp', 'image/jpeg'];

describe('formatFor', () => {
  // Illustrations and photos, at the widths that phones request.
  it.each([
    ['teranga/pictures/mangues-kent.webp', 480],
    ['teranga/pictures/mangues-kent.webp', 960],
    ['lybalikou/pictures/ouverture.webp', 960],
    ['lybalikou/pictures/kimono-yoff.webp', 320],
    ['lybalikou/pictures/kimono-yoff.webp', 960],
    ['rahmou-serwiss/pictures/corniche.webp', 960],
    ['rahmou-serwiss/pictures/guide.webp', 640],
  ])('answers with the smallest that is read: %s, %d pixels wide', async (picture, width) => {
    for (const savesData of [false, true]) {
      const sizes: number[] = [];
      for (const accept of accepted) {
        const resized = sharp(path.join(demo, picture)).resize({ width, withoutEnlargement: true });
        sizes.push((await formatFor(accept, savesData).encode(resized, width).toBuffer()).length);
      }
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    }
  });
});
