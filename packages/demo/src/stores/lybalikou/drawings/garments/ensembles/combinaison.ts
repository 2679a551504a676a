import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung, onSide } from '../../pieces/hanging.ts';
import { armOnHip, armsPosed, bust, earrings, head, headwrap, toes } from '../../pieces/mannequin.ts';
import { mirrored } from '../../pieces/outline.ts';
import { sash } from '../dresses/lady.ts';
import { hips } from './trousers.ts';

const wideLeg = (side: 1 | -1, fabric: Fabric): Piece =>
  hung(
    fabric,
    onSide(side, {
      top: [-2, 720, 120, 716],
      bottom: [4, 1462, 212, 1456],
      swell: [0, 20],
      drop: 12,
      folds: 6,
      width: 50,
      seed: 'large',
      height: 1,
    }),
    { shade: side > 0 ? 0.07 : 0 },
  );

/** All in one: crossed top, wide legs, a woven belt. */
export function combinaison(fabric: Fabric, belt: Fabric): Piece[] {
  return [
    ...toes,
    ...head,
    ...bust,
    ...earrings,
    ...headwrap(belt, 'low'),
    ...armsPosed(18),
    wideLeg(1, fabric),
    wideLeg(-1, fabric),
    hips(fabric),
    {
      path: mirrored(
        [0, 560],
        [
          [30, 470, 70, 360, 84, 348],
          [116, 352, 128, 362, 134, 376],
          [112, 440, 116, 480, 134, 512],
          [122, 570, 94, 600, 92, 652],
          [0, 664],
        ],
      ),
      fabric,
      round: 18,
      hangs: true,
      lift: 0.35,
      folds: [
        ...creases(90, 640, [-110, -95, -125], 170, 'croisé'),
        ...creases(-90, 640, [-70, -85, -55], 170, 'croisé g'),
      ],
    },
    sash(belt, 656, 93),
    armOnHip(1),
  ];
}
