import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { formatFor } from './imageFormat.ts';

const demo = path.join(import.meta.dirname, '../../../../../packages/demo/src/stores');
const accepted = ['image/avif', 'image/webp', 'image/jpeg'];

describe('formatFor', () => {
  // Illustrations and photos, at the widths that phones request.
  it.each([
    ['teranga/images/mangues-kent.webp', 480],
    ['teranga/images/mangues-kent.webp', 960],
    ['lybalikou/images/ouverture.webp', 960],
    ['lybalikou/images/kimono-yoff.webp', 320],
    ['lybalikou/images/kimono-yoff.webp', 960],
    ['rahmou-serwiss/images/corniche.webp', 960],
    ['rahmou-serwiss/images/guide.webp', 640],
  ])('answers with the smallest that is read: %s, %d pixels wide', async (image, width) => {
    for (const savesData of [false, true]) {
      const sizes: number[] = [];
      for (const accept of accepted) {
        const resized = sharp(path.join(demo, image)).resize({ width, withoutEnlargement: true });
        sizes.push((await formatFor(accept, savesData).encode(resized, width).toBuffer()).length);
      }
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    }
  });
});
