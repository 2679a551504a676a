import type { Fold, Piece } from '../cloth/piece.ts';
import type { Fabric } from '../fabrics/fabric.ts';
import { between, chanceOf } from '../random.ts';
import { middle, ribbon, smooth } from './outline.ts';

type Point = readonly [x: number, y: number];
/** The left end, then the right one. */
type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

const endsOf = ([x1, y1, x2, y2]: Edge): [Point, Point] => [
  [x1, y1],
  [x2, y2],
];

/**
 * A cloth that hangs between an upper edge and a hem that waves with its folds. `x` is measured
 * from the middle.
 */
export interface Hang {
  top: Edge;
  bottom: Edge;
  /** How far the sides swell outwards, in pixels. */
  swell?: number | readonly [left: number, right: number];
  /** How much lower the middle of the hem is than its ends. */
  drop?: number;
  folds: number;
  /** Widest part of a fold. */
  width?: number;
  seed: string;
  height?: number;
  soft?: number;
  /** Share of the length at which folds begin, at most. */
  starts?: number;
  /** How far the hem follows the folds, in pixels. */
  wave?: number;
}

const along = (a: Point, b: Point, share: number): [number, number] => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

interface Gather {
  share: number;
  height: number;
  wide: number;
  starts: number;
  bend: number;
}

function gathers(hang: Hang): Gather[] {
  const chance = chanceOf(hang.seed);
  const { folds, height = 0.9, width = 60, starts = 0.22 } = hang;
  return Array.from({ length: folds }, (_, index) => ({
    share: (index + 0.5 + between(chance, -0.26, 0.26)) / folds,
    height: (index % 2 ? -1 : 1) * height * between(chance, 0.55, 1),
    wide: width * between(chance, 0.6, 1.15),
    starts: between(chance, 0, starts),
    bend: between(chance, -10, 10),
  }));
}

/** The hem from right to left, lower where a fold projects. */
function hem(hang: Hang, marks: Gather[]): string {
  const [left, right] = endsOf(hang.bottom);
  const { drop = 14, wave = 9 } = hang;
  const steps = Math.max(12, hang.folds * 3);
  const points = Array.from({ length: steps + 1 }, (_, index): [number, number] => {
    const share = 1 - index / steps;
    const [x, y] = along(left, right, share);
    const dip = marks.reduce(
      (sum, mark) => sum + mark.height * Math.exp(-(((share - mark.share) * hang.folds * 1.05) ** 2)),
      0,
    );
    return [middle + x, y + drop * (1 - (share * 2 - 1) ** 2) + dip * wave];
  });
  return smooth(points);
}

/** A side of the cloth, swollen outwards. */
function flank(from: Point, to: Point, out: number): string {
  const [a, b] = [along(from, to, 0.33), along(from, to, 0.7)];
  return `C${middle + a[0] + out} ${a[1]} ${middle + b[0] + out} ${b[1]} ${middle + to[0]} ${to[1]}`;
}

/** Outline and folds of a hanging cloth. */
export function hanging(hang: Hang): { path: string; folds: Fold[] } {
  const marks = gathers(hang);
  const [topLeft, topRight] = endsOf(hang.top);
  const [bottomLeft, bottomRight] = endsOf(hang.bottom);
  const [swellLeft, swellRight] =
    typeof hang.swell === 'object' ? hang.swell : [hang.swell ?? 0, hang.swell ?? 0];
  const path = `M${middle + topLeft[0]} ${topLeft[1]}L${middle + topRight[0]} ${topRight[1]}${flank(topRight, bottomRight, swellRight)}L${hem(hang, marks)}${flank(bottomLeft, topLeft, -swellLeft)}Z`;
  const folds = marks.map((mark): Fold => {
    const [x1, y1] = along(topLeft, topRight, mark.share);
    const [x2, y2] = along(bottomLeft, bottomRight, mark.share);
    const out = swellLeft * -Math.max(0, 1 - mark.share * 2) + swellRight * Math.max(0, mark.share * 2 - 1);
    const at = (part: number, wide: number, bend: number) =>
      [
        middle + x1 + (x2 - x1) * part + bend + out * Math.sin(part * Math.PI) * 0.75,
        y1 + (y2 - y1) * part,
        wide,
      ] as const;
    const rest = 1 - mark.starts;
    return {
      path: ribbon([
        at(mark.starts, mark.wide * 0.12, 0),
        at(mark.starts + rest * 0.5, mark.wide * 0.62, mark.bend),
        at(1.05, mark.wide, 0),
      ]),
      height: mark.height,
      soft: hang.soft ?? 10,
    };
  });
  return { path, folds };
}

/** A hanging cloth converted to a piece. */
export function hung(fabric: Fabric, hang: Hang, more: Partial<Piece> = {}): Piece {
  const { path, folds } = hanging(hang);
  return {
    path,
    fabric,
    hangs: true,
    round: 13,
    lift: 0.35,
    ...more,
    folds: [...folds, ...(more.folds ?? [])],
  };
}

const flipped = ([x1, y1, x2, y2]: Edge): Edge => [-x2, y2, -x1, y1];

/** The right-hand cloth, or its mirror image with its own folds. */
export function onSide(side: 1 | -1, right: Hang): Hang {
  if (side > 0) return { ...right, seed: `${right.seed} d` };
  const [left, outer] = typeof right.swell === 'object' ? right.swell : [right.swell ?? 0, right.swell ?? 0];
  return {
    ...right,
    top: flipped(right.top),
    bottom: flipped(right.bottom),
    swell: [outer, left],
    seed: `${right.seed} g`,
  };
}
