import { landscapeOf } from './landscape.ts';
import { brightness, shadowTint } from './light.ts';
import type { Piece } from './piece.ts';
import { blurred, boxOf, cropped, drawPlane, drawSheet, type Box, type Plane } from './raster.ts';
import { sample, textureOf } from './texture.ts';

/** The image being rendered: unrounded channel values, 0–255. */
export interface Canvas {
  width: number;
  height: number;
  data: Float32Array;
}

/** How far folds carry the print with them, in pixels per unit of slope. */
const foldCarry = 8;
/** How steep the landscape is seen. */
const slopeGain = 10;
/** Margin around a piece within which its blur is computed, in pixels at scale 1. */
const margin = 48;

/** Renders one piece onto the canvas. */
export async function drapePiece(
  canvas: Canvas,
  piece: Piece,
  transform: string,
  scale: number,
): Promise<void> {
  const whole: Box = { left: 0, top: 0, right: canvas.width, bottom: canvas.height };
  const full = await drawPlane(whole, `<g transform="${transform}"><path d="${piece.path}"/></g>`, 3);
  const box = boxOf(full, Math.ceil(margin * scale));
  if (!box) return;
  const mask = cropped(full, box);
  if (piece.lift) dropShadow(canvas, mask, box, piece.lift, scale);
  const { heights, hollows } = await landscapeOf(piece, mask, box, transform, scale);
  const texture = await textureOf(piece.fabric, scale);
  const trim = piece.trim ? await drawSheet(box, `<g transform="${transform}">${piece.trim}</g>`) : null;
  const turn = ((piece.grain ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [ox, oy] = piece.offset ?? [0, 0];
  const color = new Float32Array(3);
  const { width } = mask;
  const carry = foldCarry * scale;
  eachPixel(box, (x, y) => {
    const i = (y - box.top) * width + (x - box.left);
    const cover = mask.data[i] ?? 0;
    if (cover === 0) return;
    const dx = ((heights[i + 1] ?? 0) - (heights[i - 1] ?? 0)) * slopeGain;
    const dy = ((heights[i + width] ?? 0) - (heights[i - width] ?? 0)) * slopeGain;
    const [px, py] = [x + dx * carry + ox * scale, y + dy * carry + oy * scale];
    sample(texture, px * cos + py * sin, py * cos - px * sin, color);
    if (trim) lay(color, trim.data, i * 4);
    const hollow = Math.max(0, (hollows[i] ?? 0) - (heights[i] ?? 0));
    paint(canvas, y * canvas.width + x, cover, color, { dx, dy, hollow, piece });
  });
}

interface Slope {
  dx: number;
  dy: number;
  hollow: number;
  piece: Piece;
}

/** Lights one pixel of cloth and composites it over the canvas. */
function paint(
  canvas: Canvas,
  i: number,
  cover: number,
  color: Float32Array,
  { dx, dy, hollow, piece }: Slope,
): void {
  const { relief, gloss } = piece.fabric;
  const { diffuse, glint } = brightness(dx, dy, relief);
  const level = Math.max(0, diffuse * (1 - Math.min(0.45, hollow * 0.5)) * (1 - (piece.shade ?? 0)));
  const shine = Math.max(-0.1, gloss * (0.55 * glint ** 26 + 0.5 * glint ** 90 - 0.07));
  for (let channel = 0; channel < 3; channel++) {
    const base = color[channel] ?? 0;
    const dark = base * (shadowTint[channel] ?? 0);
    const lit =
      level <= 1 ? dark + (base - dark) * level : base + (255 - base) * Math.min(0.5, (level - 1) * 0.55);
    const at = i * 3 + channel;
    canvas.data[at] = (canvas.data[at] ?? 0) * (1 - cover) + (lit + (250 - lit) * shine) * cover;
  }
}

/** Composites an RGBA pixel over a colour. */
function lay(color: Float32Array, over: Uint8Array, at: number): void {
  const alpha = (over[at + 3] ?? 0) / 255;
  for (let channel = 0; channel < 3; channel++) {
    color[channel] = (color[channel] ?? 0) * (1 - alpha) + (over[at + channel] ?? 0) * alpha;
  }
}

/** The soft contact shadow that a piece casts directly beneath itself. */
function dropShadow(canvas: Canvas, mask: Plane, box: Box, strength: number, scale: number): void {
  const soft = blurred(mask, 13 * scale);
  const [sx, sy] = [Math.round(9 * scale), Math.round(12 * scale)];
  eachPixel(box, (x, y) => {
    const [tx, ty] = [x + sx, y + sy];
    if (tx >= canvas.width || ty >= canvas.height) return;
    const dark = soft.data[(y - box.top) * mask.width + (x - box.left)] ?? 0;
    darken(canvas, ty * canvas.width + tx, dark * strength);
  });
}

/** Darkens a pixel towards the shadows' colour. */
export function darken(canvas: Canvas, i: number, amount: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const at = i * 3 + channel;
    canvas.data[at] = (canvas.data[at] ?? 0) * (1 - amount * (1 - (shadowTint[channel] ?? 0)));
  }
}

/** Calls for every pixel of a box. */
function eachPixel(box: Box, visit: (x: number, y: number) => void): void {
  for (let y = box.top; y < box.bottom; y++) for (let x = box.left; x < box.right; x++) visit(x, y);
}
