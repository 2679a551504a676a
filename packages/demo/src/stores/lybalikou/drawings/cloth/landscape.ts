import type { Fold, Piece } from './piece.ts';
import { blurred, drawPlane, type Box, type Plane } from './raster.ts';

/** A piece's relief: the height of each pixel and the mean height of its surroundings. */
export interface Landscape {
  heights: Float32Array;
  hollows: Float32Array;
}

/** Height of a rounded piece per pixel of rounding. */
const swellHeight = 0.085;
/** Height of a fold per pixel of softness. */
const foldHeight = 0.1;
/** Zero height in the fold plane. */
const level = 128 / 255;
/** How far the surroundings reach, in pixels. */
const surroundings = 22;
/** Cloth that hangs rounds off sideways only. */
const hangingShare = 0.12;

/** Rounds the piece at its edge and adds its folds. */
export async function landscapeOf(
  piece: Piece,
  mask: Plane,
  box: Box,
  transform: string,
  scale: number,
): Promise<Landscape> {
  const { width, height } = mask;
  const heights = new Float32Array(width * height);
  const add = (plane: Plane, ground: number, gain: number) => {
    for (let i = 0; i < heights.length; i++)
      heights[i] = (heights[i] ?? 0) + ((plane.data[i] ?? 0) - ground) * gain;
  };
  if (piece.round)
    add(
      blurred(mask, piece.round * scale, piece.hangs ? hangingShare : 1),
      0,
      piece.round * swellHeight * scale,
    );
  const folds = piece.folds ?? [];
  for (const soft of new Set(folds.map((fold) => fold.soft))) {
    const content = foldDrawing(
      folds.filter((fold) => fold.soft === soft),
      box,
      transform,
    );
    add(blurred(await drawPlane(box, content, 0), soft * scale), level, soft * foldHeight * scale);
  }
  return { heights, hollows: blurred({ width, height, data: heights }, surroundings * scale).data };
}

/** Folds as light and dark on grey. */
function foldDrawing(folds: Fold[], box: Box, transform: string): string {
  const shapes = folds.map(
    ({ path, height }) =>
      `<path d="${path}" fill="${height > 0 ? '#fff' : '#000'}" fill-opacity="${Math.min(1, Math.abs(height)).toFixed(3)}"/>`,
  );
  return `<rect x="${box.left}" y="${box.top}" width="100%" height="100%" fill="#808080"/><g transform="${transform}">${shapes.join('')}</g>`;
}
