import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung } from '../../pieces/hanging.ts';
import { armOnHip, armsPosed } from '../../pieces/mannequin.ts';
import { mirrored } from '../../pieces/outline.ts';
import { lady, sash } from './lady.ts';

/** Fitted to the waist, then a full circle that stops at the calf. */
export function robeEvasee(fabric: Fabric): Piece[] {
  return [
    ...lady(armsPosed(30), fabric, 'knot'),
    hung(fabric, {
      top: [-90, 640, 90, 640],
      bottom: [-318, 1196, 322, 1190],
      swell: 12,
      drop: 46,
      folds: 14,
      width: 62,
      seed: 'évasée',
      height: 1,
      wave: 12,
    }),
    {
      path: mirrored(
        [0, 476],
        [
          [46, 410, 78, 352, 92, 350],
          [116, 354, 126, 362, 130, 372],
          [110, 440, 114, 480, 134, 512],
          [122, 570, 94, 600, 90, 652],
          [0, 664],
        ],
      ),
      fabric,
      round: 18,
      hangs: true,
      lift: 0.35,
      offset: [40, 30],
      folds: [
        ...creases(118, 520, [150, 170, 200], 110, 'poitrine'),
        ...creases(-118, 520, [30, 10, -20], 110, 'poitrine gauche'),
        ...creases(0, 650, [-60, -120, -90], 90, 'taille'),
      ],
    },
    sash(fabric),
    armOnHip(1),
  ];
}
