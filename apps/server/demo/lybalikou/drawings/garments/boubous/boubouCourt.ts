import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { hung } from '../../pieces/hanging.ts';
import { arm, earrings, head, headwrap, legs } from '../../pieces/mannequin.ts';
import { mirrored } from '../../pieces/outline.ts';
import { keyhole, neckInside, yoke } from './wide.ts';

/** A boubou that stops above the knee, over narrow trousers. */
export function boubouCourt(fabric: Fabric, under: Fabric, thread: string): Piece[] {
  const trousers = ([-1, 1] as const).map((side) =>
    hung(under, {
      top: [
        [side * 58 - 56, 940],
        [side * 58 + 56, 940],
      ],
      bottom: [
        [side * 58 - 40, 1400],
        [side * 58 + 40, 1400],
      ],
      drop: 4,
      folds: 3,
      width: 34,
      seed: `étroit ${side}`,
    }),
  );
  const trim = keyhole(thread, 560);
  return [
    ...legs,
    ...head,
    ...earrings,
    ...headwrap(fabric, 'knot'),
    arm(-1, 46),
    arm(1, 46),
    ...trousers,
    neckInside(fabric),
    hung(
      fabric,
      {
        top: [
          [-146, 384],
          [146, 384],
        ],
        bottom: [
          [-262, 1120],
          [270, 1108],
        ],
        swell: 6,
        drop: 24,
        folds: 11,
        width: 58,
        seed: 'court',
        height: 1,
      },
      { trim },
    ),
    ...([-1, 1] as const).map((side) =>
      hung(
        fabric,
        side > 0
          ? {
              top: [
                [120, 372],
                [200, 396],
              ],
              bottom: [
                [196, 800],
                [322, 744],
              ],
              swell: [0, 30],
              folds: 4,
              width: 48,
              seed: 'courte d',
              height: 1,
            }
          : {
              top: [
                [-200, 396],
                [-120, 372],
              ],
              bottom: [
                [-322, 744],
                [-196, 800],
              ],
              swell: [30, 0],
              folds: 4,
              width: 48,
              seed: 'courte g',
              height: 1,
            },
        { offset: [side * 20, 8] },
      ),
    ),
    {
      ...yoke(fabric, trim),
      path: mirrored(
        [0, 470],
        [
          [6, 470],
          [24, 424, 46, 392, 54, 342],
          [100, 346, 150, 360, 204, 398],
          [200, 470, 170, 540, 140, 570],
          [0, 620],
        ],
      ),
    },
  ];
}
