import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung } from '../../pieces/hanging.ts';
import { arms, toes } from '../../pieces/mannequin.ts';
import { mirrored, sided } from '../../pieces/outline.ts';
import { lady } from '../dresses/lady.ts';

const puff = (side: 1 | -1, fabric: Fabric): Piece => ({
  path: sided(side, 'M92 352C150 340 214 372 226 440C234 500 214 548 170 556C140 556 122 520 112 470Z'),
  fabric,
  grain: side * 20,
  round: 24,
  lift: 0.35,
  folds: creases(side * 110, 400, side > 0 ? [20, 45, 70, 95] : [160, 135, 110, 85], 150, `bouffant ${side}`),
});

/** The taille basse: a close top with its flounce, and a long narrow skirt. */
export function tailleBasse(fabric: Fabric): Piece[] {
  return [
    ...lady(arms(26), fabric, 'knot'),
    ...toes,
    hung(fabric, {
      top: [-120, 780, 120, 780],
      bottom: [-150, 1468, 150, 1466],
      swell: 14,
      drop: 10,
      folds: 7,
      width: 40,
      seed: 'fourreau',
      height: 0.7,
    }),
    hung(
      fabric,
      {
        top: [-92, 650, 92, 650],
        bottom: [-214, 884, 218, 880],
        swell: 6,
        drop: 34,
        folds: 11,
        width: 48,
        seed: 'basque',
        height: 1,
        wave: 12,
      },
      { offset: [50, 40], lift: 0.5 },
    ),
    puff(-1, fabric),
    puff(1, fabric),
    {
      path: mirrored(
        [0, 420],
        [
          [58, 418, 86, 396, 96, 350],
          [122, 352, 132, 364, 138, 380],
          [114, 440, 118, 480, 134, 512],
          [122, 570, 94, 600, 91, 662],
          [0, 672],
        ],
      ),
      fabric,
      round: 18,
      hangs: true,
      lift: 0.3,
      offset: [20, 0],
      folds: [
        ...creases(110, 520, [150, 170, 200], 110, 'tb'),
        ...creases(-110, 520, [30, 10, -20], 110, 'tb gauche'),
      ],
    },
  ];
}
