import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung } from '../../pieces/hanging.ts';
import { arms, head, toes } from '../../pieces/mannequin.ts';
import { mirrored, sided } from '../../pieces/outline.ts';
import { leg } from './trousers.ts';

const sleeve = (side: 1 | -1, fabric: Fabric): Piece => ({
  path: sided(
    side,
    'M92 348C148 350 178 376 190 432C208 540 222 680 236 836C212 850 178 850 160 840C152 700 136 580 112 480Z',
  ),
  fabric,
  grain: side * 6,
  round: 16,
  hangs: true,
  lift: 0.3,
  folds: [
    ...creases(side * 144, 460, side > 0 ? [76, 60, 96] : [104, 120, 84], 220, `th ${side}`),
    ...creases(side * 180, 640, side > 0 ? [150, 190, 110] : [30, -10, 70], 70, `thc ${side}`),
  ],
});

/** A man's long tunic over straight trousers, in one cloth. */
export function tuniquePantalon(fabric: Fabric, thread: string): Piece[] {
  const trim = `<path d="M588 346V690H612V346" fill="none" stroke="${thread}" stroke-width="4"/><path d="M600 360V684" stroke="${thread}" stroke-width="3" stroke-dasharray="2 12" stroke-linecap="round"/><path d="M548 338Q600 366 652 338" fill="none" stroke="${thread}" stroke-width="6"/>`;
  return [
    ...toes,
    ...head,
    ...arms(30),
    leg(1, fabric, 1468, 66),
    leg(-1, fabric, 1468, 66),
    sleeve(-1, fabric),
    sleeve(1, fabric),
    hung(
      fabric,
      {
        top: [-160, 400, 160, 400],
        bottom: [-184, 1096, 184, 1096],
        swell: -8,
        drop: 8,
        folds: 8,
        width: 46,
        seed: 'tunique',
        starts: 0.4,
      },
      { trim },
    ),
    {
      path: mirrored(
        [0, 352],
        [
          [30, 350, 44, 340, 52, 326],
          [104, 346, 140, 352, 164, 402],
          [160, 480, 156, 520, 152, 560],
          [0, 590],
        ],
      ),
      fabric,
      hangs: true,
      trim,
      folds: [
        ...creases(130, 470, [160, 185, 140], 110, 'tp'),
        ...creases(-130, 470, [20, -5, 40], 110, 'tpg'),
      ],
    },
    {
      path: mirrored(
        [0, 320],
        [
          [40, 318, 52, 306, 54, 300],
          [58, 318, 56, 330, 54, 338],
          [40, 354, 20, 360, 0, 360],
        ],
      ),
      fabric,
      round: 6,
      lift: 0.3,
    },
  ];
}
