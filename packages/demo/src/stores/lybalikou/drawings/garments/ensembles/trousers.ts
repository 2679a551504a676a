import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { hung, onSide } from '../../pieces/hanging.ts';
import { mirrored } from '../../pieces/outline.ts';

/** A trouser leg that hangs from the hip. */
export const leg = (side: 1 | -1, fabric: Fabric, hem: number, half: number): Piece =>
  hung(
    fabric,
    onSide(side, {
      top: [-4, 700, 122, 690],
      bottom: [64 - half, hem, 64 + half, hem],
      swell: [0, 14],
      drop: 4,
      folds: 4,
      width: half * 0.7,
      seed: 'jambe',
    }),
    { shade: side > 0 ? 0.06 : 0 },
  );

/** Two narrow trouser legs visible under a long piece. */
export const underLegs = (fabric: Fabric, top: number, from: number, hem: number, half: number): Piece[] =>
  ([-1, 1] as const).map((side) =>
    hung(
      fabric,
      {
        top: [side * 60 - from, top, side * 60 + from, top],
        bottom: [side * 62 - half, hem, side * 62 + half, hem],
        drop: 4,
        folds: 3,
        width: half * 0.75,
        seed: `étroit ${side}`,
      },
      { shade: 0.08 },
    ),
  );

export const hips = (fabric: Fabric, waist = 640): Piece => ({
  path: mirrored(
    [0, waist],
    [
      [92, waist],
      [108, 690, 124, 720, 127, 800],
      [128, 850, 126, 880, 124, 900],
      [84, 860, 30, 800, 0, 790],
    ],
  ),
  fabric,
  hangs: true,
});
