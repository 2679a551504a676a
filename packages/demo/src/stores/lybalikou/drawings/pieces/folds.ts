import type { Fold } from '../cloth/piece.ts';
import { between, chanceOf } from '../random.ts';
import { middle, ribbon } from './outline.ts';

interface Fall {
  /** Where the folds begin: two ends of a line. */
  from: readonly [x1: number, y1: number, x2: number, y2: number];
  /** Where they end. */
  to: readonly [x1: number, y1: number, x2: number, y2: number];
  count: number;
  /** Widest part of a fold, in pixels. */
  width: number;
  seed: string;
  height?: number;
  soft?: number;
  /** How far a fold bows sideways. */
  bow?: number;
}

/** Folds that run from one line to another and widen on the way, each randomly varied. */
export function falling({ from, to, count, width, seed, height = 0.85, soft = 11, bow = 14 }: Fall): Fold[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5 + between(chance, -0.24, 0.24)) / count;
    const [x1, y1] = [middle + from[0] + (from[2] - from[0]) * share, from[1] + (from[3] - from[1]) * share];
    const [x2, y2] = [middle + to[0] + (to[2] - to[0]) * share, to[1] + (to[3] - to[1]) * share];
    const starts = between(chance, 0, 0.28);
    const bend = between(chance, -bow, bow);
    const wide = width * between(chance, 0.55, 1.15);
    const at = (part: number, w: number, side: number) =>
      [x1 + (x2 - x1) * part + side, y1 + (y2 - y1) * part, w] as const;
    return {
      path: ribbon([
        at(starts, wide * 0.12, 0),
        at(starts + (1 - starts) * 0.45, wide * 0.6, bend),
        at(1.04, wide, bend * 0.4),
      ]),
      height: (index % 2 ? 1 : -1) * height * between(chance, 0.55, 1),
      soft,
    };
  });
}

/** Short creases that run from a point of strain: an armhole, a waist, a knot. */
export function creases(
  x: number,
  y: number,
  angles: readonly number[],
  length: number,
  seed: string,
  soft = 7,
): Fold[] {
  const chance = chanceOf(seed);
  return angles.map((angle, index) => {
    const turn = (angle * Math.PI) / 180;
    const far = length * between(chance, 0.7, 1.2);
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const bend = between(chance, -12, 12);
    const at = (part: number, w: number, side = 0) =>
      [middle + x + dx * far * part - dy * side, y + dy * far * part + dx * side, w] as const;
    return { path: ribbon([at(0.05, 4), at(0.4, 17, bend), at(1, 3)]), height: index % 2 ? -0.8 : 0.8, soft };
  });
}
