import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung } from '../../pieces/hanging.ts';
import { arm } from '../../pieces/mannequin.ts';
import { mirrored } from '../../pieces/outline.ts';
import { lady } from './lady.ts';

/** Bare shoulders, close to the knee, then a burst of cloth. */
export function robeSirene(fabric: Fabric): Piece[] {
  return [
    ...lady([arm(-1, 10), arm(1, 10)], fabric, 'tall'),
    hung(fabric, {
      top: [-104, 1060, 104, 1060],
      bottom: [-262, 1470, 268, 1466],
      swell: -26,
      drop: 26,
      folds: 13,
      width: 56,
      seed: 'volant',
      height: 1,
      wave: 12,
    }),
    {
      path: mirrored(
        [0, 452],
        [
          [40, 436, 90, 430, 126, 462],
          [138, 520, 100, 590, 92, 650],
          [110, 720, 140, 770, 138, 850],
          [134, 950, 112, 1020, 108, 1084],
          [60, 1098, 30, 1100, 0, 1100],
        ],
      ),
      fabric,
      round: 22,
      hangs: true,
      lift: 0.35,
      folds: [
        ...creases(-90, 660, [20, -10, 45, 70], 150, 'hanche'),
        ...creases(90, 660, [160, 190, 135, 110], 150, 'hanche droite'),
        ...creases(-110, 1050, [-20, -50], 130, 'genou'),
        ...creases(110, 1050, [200, 230], 130, 'genou droit'),
      ],
    },
    {
      path: 'M456 470C452 424 500 398 600 398C700 398 748 424 744 470C740 506 690 500 600 500C510 500 460 506 456 470Z',
      fabric,
      grain: 90,
      round: 16,
      lift: 0.4,
      folds: creases(-120, 450, [0, 12, -8], 150, 'épaule'),
    },
  ];
}
