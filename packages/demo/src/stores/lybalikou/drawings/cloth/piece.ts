import type { Fabric } from '../fabrics/fabric.ts';

/** A fold: a shape raised above the cloth (1) or sunk below it (−1). */
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
  /** SVG composited onto the cloth before lighting: embroidery, hems, buttons. */
  trim?: string;
  /** Opacity of the shadow it casts on what is beneath, 0–1. */
  lift?: number;
  /** Darkens the whole piece, such as a lining or a far sleeve. 0–1. */
  shade?: number;
}

/** Pieces positioned in a scene. */
export interface Placed {
  pieces: Piece[];
  x?: number;
  y?: number;
  scale?: number;
  /**
   * Floor level in scene coordinates, where the shadow falls. Absent: the figure hangs in front of
   * the wall.
   */
  floor?: number;
}

/** The SVG transform that positions a figure. */
export function transformOf({ x = 0, y = 0, scale = 1 }: Placed): string {
  return `translate(${x} ${y}) scale(${scale})`;
}
