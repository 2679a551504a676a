import { chanceOf } from '../random.ts';
import type { Fabric } from '../fabrics/fabric.ts';
import { boxFor, drawSheet, type Sheet } from './raster.ts';

/** Prints rasterized at their final size, cached by fabric and size. */
const sheets = new Map<string, Promise<Sheet>>();

/** The fabric's repeat in pixels, for a figure of the given scale. */
export function textureOf(fabric: Fabric, scale: number): Promise<Sheet> {
  const key = `${fabric.name} ${fabric.inks.join()} ${fabric.scale * scale}`;
  const cached = sheets.get(key);
  if (cached) return cached;
  const tile = fabric.print(fabric.inks, chanceOf(fabric.name));
  const width = Math.max(8, Math.round(tile.width * fabric.scale * scale));
  const height = Math.max(8, Math.round(tile.height * fabric.scale * scale));
  const content = `<svg width="${width}" height="${height}" viewBox="0 0 ${tile.width} ${tile.height}" preserveAspectRatio="none">${tile.svg}</svg>`;
  const sheet = drawSheet(boxFor(width, height), content);
  sheets.set(key, sheet);
  return sheet;
}

/** Reads a repeat between its pixels into `out`; coordinates may lie anywhere. */
export function sample(texture: Sheet, u: number, v: number, out: Float32Array): void {
  const { width, height, data } = texture;
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [u - x, v - y];
  const left = ((x % width) + width) % width;
  const top = ((y % height) + height) % height;
  const right = (left + 1) % width;
  const below = (top + 1) % height;
  for (let channel = 0; channel < 3; channel++) {
    const a = data[(top * width + left) * 4 + channel] ?? 0;
    const b = data[(top * width + right) * 4 + channel] ?? 0;
    const c = data[(below * width + left) * 4 + channel] ?? 0;
    const d = data[(below * width + right) * 4 + channel] ?? 0;
    out[channel] = (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy;
  }
}
