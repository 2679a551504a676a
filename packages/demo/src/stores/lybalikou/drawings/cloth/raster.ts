import sharp from 'sharp';

/** One number per pixel. */
export interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

/** Colour and cover of every pixel, 0–255. */
export interface Sheet {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The smallest box that contains the rendered pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Rasterizes SVG content within a box. */
export async function drawSheet(box: Box, content: string): Promise<Sheet> {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.left} ${box.top} ${width} ${height}">${content}</svg>`;
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return { width, height, data };
}

/** Rasterizes SVG content and returns one channel as 0–1. */
export async function drawPlane(box: Box, content: string, channel: 0 | 3): Promise<Plane> {
  const sheet = await drawSheet(box, content);
  const data = new Float32Array(sheet.width * sheet.height);
  for (let index = 0; index < data.length; index++)
    data[index] = (sheet.data[index * 4 + channel] ?? 0) / 255;
  return { width: sheet.width, height: sheet.height, data };
}

/** A box that begins at the origin. */
export const boxFor = (width: number, height: number): Box => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

/** The part of a plane inside a box. */
export function cropped(plane: Plane, box: Box): Plane {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (y + box.top) * plane.width + box.left;
    data.set(plane.data.subarray(from, from + width), y * width);
  }
  return { width, height, data };
}

/** The bounding box of the non-empty pixels, grown by a margin; null when all are empty. */
export function boxOf(plane: Plane, margin: number): Box | null {
  const { width, height, data } = plane;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return null;
  return {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(width, right + margin + 1),
    bottom: Math.min(height, bottom + margin + 1),
  };
}

/** One pass of a running mean along rows (`step` 1) or columns. */
function mean(
  source: Float32Array,
  target: Float32Array,
  count: number,
  length: number,
  across: number,
  step: number,
  radius: number,
) {
  const span = radius * 2 + 1;
  for (let row = 0; row < count; row++) {
    const start = row * across;
    const first = source[start] ?? 0;
    const last = source[start + (length - 1) * step] ?? 0;
    let sum = first * radius;
    for (let index = 0; index <= radius; index++)
      sum += source[start + Math.min(index, length - 1) * step] ?? 0;
    for (let index = 0; index < length; index++) {
      target[start + index * step] = sum / span;
      const entering = index + radius + 1;
      const leaving = index - radius;
      sum +=
        (entering < length ? (source[start + entering * step] ?? 0) : last) -
        (leaving >= 0 ? (source[start + leaving * step] ?? 0) : first);
    }
  }
}

/**
 * A blurred copy: three box blurs, which approximate a Gaussian of the given size; `down` scales
 * the vertical blur.
 */
export function blurred(plane: Plane, soft: number, down = 1): Plane {
  const { width, height } = plane;
  const radius = Math.max(1, Math.round(soft * 0.94));
  const radiusDown = Math.max(1, Math.round(soft * 0.94 * down));
  const [a, b] = [plane.data.slice(), new Float32Array(width * height)];
  for (let pass = 0; pass < 3; pass++) {
    mean(a, b, height, width, width, 1, radius);
    mean(b, a, width, height, 1, width, radiusDown);
  }
  return { width, height, data: a };
}
