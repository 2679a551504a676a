import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung } from '../../pieces/hanging.ts';
import { armOnHip, armsPosed } from '../../pieces/mannequin.ts';
import { mirrored } from '../../pieces/outline.ts';
import { lady, sash } from './lady.ts';

/** Straight across the bust, to the floor, open over one leg. */
export function robeBustier(fabric: Fabric): Piece[] {
  return [
    ...lady(armsPosed(14)),
    hung(fabric, {
      top: [-92, 640, 92, 640],
      bottom: [-236, 1478, 60, 1470],
      swell: [36, -40],
      drop: 10,
      folds: 9,
      width: 58,
      seed: 'bustier',
      height: 1,
    }),
    hung(
      fabric,
      {
        top: [10, 640, 92, 640],
        bottom: [120, 1440, 262, 1474],
        swell: [-70, 40],
        drop: 6,
        folds: 4,
        width: 50,
        seed: 'fente',
        height: 1,
      },
      { offset: [50, 90], lift: 0.2 },
    ),
    {
      path: mirrored(
        [0, 462],
        [
          [30, 440, 88, 430, 128, 470],
          [134, 530, 98, 600, 90, 654],
          [0, 664],
        ],
      ),
      fabric,
      round: 20,
      hangs: true,
      lift: 0.4,
      offset: [20, 60],
      folds: [
        ...creases(-70, 640, [-70, -95], 160, 'corset', 6),
        ...creases(70, 640, [-110, -85], 160, 'corset droit', 6),
      ],
      trim: '<path d="M548 452V664M652 452V664" stroke="#00000055" stroke-width="2.5"/>',
    },
    sash(materials.brass, 654, 91),
    armOnHip(1),
  ];
}
