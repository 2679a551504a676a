import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung } from '../../pieces/hanging.ts';
import { arm, bust, earrings, head, toes } from '../../pieces/mannequin.ts';
import { mirrored, sided } from '../../pieces/outline.ts';

/** Open in front, worn over a plain column. */
export function kimono(fabric: Fabric, under: Fabric): Piece[] {
  const pan = (side: 1 | -1): Piece =>
    hung(
      fabric,
      side > 0
        ? {
            top: [
              [70, 352],
              [160, 384],
            ],
            bottom: [
              [70, 1340],
              [268, 1330],
            ],
            swell: [-16, 24],
            drop: 8,
            folds: 5,
            width: 54,
            seed: 'pan d',
            height: 1,
          }
        : {
            top: [
              [-160, 384],
              [-70, 352],
            ],
            bottom: [
              [-268, 1330],
              [-70, 1340],
            ],
            swell: [24, -16],
            drop: 8,
            folds: 5,
            width: 54,
            seed: 'pan g',
            height: 1,
          },
      { offset: [side * 40, 0], lift: 0.5 },
    );
  const sleeve = (side: 1 | -1): Piece =>
    hung(
      fabric,
      side > 0
        ? {
            top: [
              [120, 368],
              [184, 392],
            ],
            bottom: [
              [186, 850],
              [330, 806],
            ],
            swell: [0, 22],
            folds: 4,
            width: 50,
            seed: 'kimono d',
            height: 1,
          }
        : {
            top: [
              [-184, 392],
              [-120, 368],
            ],
            bottom: [
              [-330, 806],
              [-186, 850],
            ],
            swell: [22, 0],
            folds: 4,
            width: 50,
            seed: 'kimono g',
            height: 1,
          },
      { offset: [side * 70, 20] },
    );
  return [
    ...toes,
    ...head,
    ...bust,
    ...earrings,
    arm(-1, 40),
    arm(1, 40),
    hung(under, {
      top: [
        [-92, 640],
        [92, 640],
      ],
      bottom: [
        [-150, 1470],
        [150, 1470],
      ],
      swell: 30,
      drop: 10,
      folds: 8,
      width: 46,
      seed: 'colonne',
    }),
    {
      path: mirrored(
        [0, 440],
        [
          [40, 420, 84, 356, 92, 350],
          [130, 372],
          [110, 440, 114, 480, 134, 512],
          [122, 570, 94, 600, 92, 660],
          [0, 664],
        ],
      ),
      fabric: under,
      round: 16,
      hangs: true,
      folds: creases(-110, 520, [20, 0, -15], 110, 'colonne'),
    },
    sleeve(-1),
    sleeve(1),
    pan(-1),
    pan(1),
    ...([-1, 1] as const).map((side): Piece => ({
      path: sided(side, 'M52 340C72 344 84 350 96 360L112 700L84 1346L58 1346L78 700C70 560 62 440 44 352Z'),
      fabric: materials.aubergineLinen,
      round: 4,
      hangs: true,
      lift: 0.2,
    })),
  ];
}
