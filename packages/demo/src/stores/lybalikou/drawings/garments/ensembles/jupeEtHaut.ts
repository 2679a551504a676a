import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung } from '../../pieces/hanging.ts';
import { armOnHip, armsPosed, toes } from '../../pieces/mannequin.ts';
import { mirrored } from '../../pieces/outline.ts';
import { lady, sash } from '../dresses/lady.ts';

/** A short top and a skirt with a bow of cloth at the waist. */
export function jupeEtHaut(fabric: Fabric): Piece[] {
  return [
    ...lady(armsPosed(20), fabric, 'low'),
    ...toes,
    hung(fabric, {
      top: [-90, 650, 90, 650],
      bottom: [-292, 1440, 300, 1436],
      swell: 22,
      drop: 34,
      folds: 14,
      width: 60,
      seed: 'jupe longue',
      height: 1,
      wave: 12,
    }),
    {
      path: mirrored(
        [0, 450],
        [
          [70, 446, 96, 404, 98, 350],
          [122, 354, 130, 366, 134, 376],
          [112, 440, 116, 480, 134, 512],
          [126, 548, 112, 566, 108, 580],
          [60, 594, 30, 596, 0, 596],
        ],
      ),
      fabric,
      round: 18,
      hangs: true,
      lift: 0.4,
      offset: [30, 10],
      folds: [...creases(110, 520, [150, 175], 100, 'ht'), ...creases(-110, 520, [30, 5], 100, 'htg')],
    },
    sash(fabric, 662, 92),
    armOnHip(1),
  ];
}
