import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { arms, bust, earrings, head, headwrap } from '../../pieces/mannequin.ts';
import { mirrored } from '../../pieces/outline.ts';
import { type Cut, bodyOf, collarOf, sleeveOf } from './shirtParts.ts';

/** A shirt on the wooden figure, to the hips. */
export function chemise(fabric: Fabric, cut: Cut, wrap?: Fabric): Piece[] {
  const neck = cut.collar === 'open' ? 460 : 380;
  const shoulders: Piece = {
    path: mirrored(
      [0, neck],
      [
        [14, neck - 10],
        [30, 380, 44, 350, 50, 326],
        [100, 344, 132, 350, 152, 384],
        [151, 400, 150, 420, 150, 430],
        [100, 440, 60, neck, 0, neck + 4],
      ],
    ),
    fabric,
    hangs: true,
    offset: [20, 30],
  };
  const trousers: Piece = {
    path: mirrored(
      [0, 700],
      [
        [120, 700],
        [132, 900, 130, 1200, 124, 1560],
        [0, 1560],
      ],
    ),
    fabric: materials.blackLinen,
    round: 18,
    hangs: true,
    folds: creases(0, 880, [40, 90, 140], 200, 'pantalon'),
  };
  return [
    trousers,
    ...arms(cut.sleeve === 'long' ? 26 : 30),
    ...bust,
    ...head,
    ...(wrap ? [...earrings, ...headwrap(wrap, 'knot')] : []),
    sleeveOf(-1, fabric, cut.sleeve),
    sleeveOf(1, fabric, cut.sleeve),
    bodyOf(fabric, cut),
    shoulders,
    ...collarOf(fabric, cut.collar),
  ];
}
