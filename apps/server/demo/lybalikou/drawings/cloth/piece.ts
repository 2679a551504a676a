import type { Fabric } from '../fabrics/fabric.ts';

/** A fold: a shape that stands above the cloth (1) or lies below it (−1). */
export interface Fold {
  /** SVG path, filled. */
  path: string;
  height: number;
  /** How softly it ends, in pixels. */
  soft: number;
}

/** A flat cut of cloth, and how it hangs. */
export interface Piece {
  /** SVG path of its outline, in the figure's own coordinates. */
  path: string;
  fabric: Fabric;
  /** Degrees that the print is turned by. */
  grain?: number;
  /** Where the print begins, in pixels. */
  offset?: readonly [x: number, y: number];
  folds?: Fold[];
  /** How far in from its edge it rounds off, in pixels; 0 is flat. */
  round?: number;
  /** It hangs: its sides turn away from the eye, its top and hem do not. */
  hangs?: boolean;
  /** Drawn on the cloth before the light falls: embroidery, hems, buttons. SVG. */
  trim?: string;
  /** How dark a shadow it throws on what lies beneath, 0–1. */
  lift?: number;
  /** Makes the whole piece darker: an inside, a far sleeve. 0–1. */
  shade?: number;
}

/** Pieces placed in a scene. */
export interface Placed {
  pieces: Piece[];
  x?: number;
  y?: number;
  scale?: number;
  /** Where it stands, in the scene's coordinates: its shadow lies there. Absent: it hangs before the wall. */
  floor?: number;
}

/** The SVG transform that places a figure. */
export function transformOf({ x = 0, y = 0, scale = 1 }: Placed): string {
  return `translate(${x} ${y}) scale(${scale})`;
}
