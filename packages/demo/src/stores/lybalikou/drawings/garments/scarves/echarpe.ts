import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { hung } from '../../pieces/hanging.ts';
import { band, portrait } from './portrait.ts';

/** A long scarf round the neck, both ends free. */
export function echarpe(fabric: Fabric, dress: Fabric): Piece[] {
  return [
    ...portrait(dress),
    hung(
      fabric,
      {
        top: [-4, 384, 66, 376],
        bottom: [14, 760, 92, 760],
        drop: 2,
        folds: 4,
        width: 26,
        seed: 'bout',
        height: 1,
        soft: 6,
      },
      { grain: 6 },
    ),
    hung(
      fabric,
      {
        top: [-70, 378, 6, 390],
        bottom: [-104, 760, -24, 760],
        drop: 2,
        folds: 4,
        width: 26,
        seed: 'autre bout',
        height: 1,
        soft: 6,
      },
      { grain: -8 },
    ),
    {
      path: 'M520 330C510 300 548 286 602 286C658 286 692 302 684 334C690 380 660 414 602 416C544 416 514 380 520 330Z',
      fabric,
      grain: 84,
      round: 16,
      lift: 0.5,
      folds: [
        band([516, 330, 4, 600, 388, 20, 690, 330, 5], 0.9, 6),
        band([520, 308, 4, 600, 350, 18, 684, 310, 5], -0.9, 6),
        band([530, 370, 4, 600, 408, 14, 676, 366, 5], -0.8, 5),
      ],
    },
  ];
}
