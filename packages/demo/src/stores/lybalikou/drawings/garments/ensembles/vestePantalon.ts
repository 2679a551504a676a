import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { arm, bust, earrings, head, toes } from '../../pieces/mannequin.ts';
import { mirrored, sided } from '../../pieces/outline.ts';
import { hips, leg } from './trousers.ts';

const sleeve = (side: 1 | -1, fabric: Fabric): Piece => ({
  path: sided(
    side,
    'M92 348C146 350 176 376 188 432C206 540 220 680 228 800C206 812 176 812 160 804C152 690 136 580 112 480Z',
  ),
  fabric,
  grain: side * 6,
  round: 16,
  hangs: true,
  lift: 0.3,
  folds: creases(side * 176, 620, side > 0 ? [150, 190, 110, 80] : [30, -10, 70, 100], 90, `veste ${side}`),
});

/** A short jacket with wide lapels over black trousers. */
export function vestePantalon(fabric: Fabric, trousers: Fabric): Piece[] {
  const panel = (side: 1 | -1): Piece => ({
    path: sided(
      side,
      'M60 336C104 346 140 352 160 396C148 470 140 520 140 560C134 620 138 680 148 762C110 778 60 782 6 780L4 620C20 520 40 420 60 336Z',
    ),
    fabric,
    round: 14,
    hangs: true,
    lift: side < 0 ? 0.45 : 0.35,
    offset: [side * 50, 0],
    folds: creases(side * 110, 560, side > 0 ? [160, 190, 130] : [20, -10, 50], 100, `devant ${side}`),
    trim:
      side < 0
        ? '<circle cx="582" cy="648" r="9" fill="#1b1114"/><circle cx="582" cy="716" r="9" fill="#1b1114"/>'
        : '',
  });
  const lapel = (side: 1 | -1): Piece => ({
    path: sided(side, 'M42 326C58 332 72 338 82 348L112 450L70 470L4 626C8 520 20 420 42 326Z'),
    fabric: trousers,
    round: 5,
    lift: 0.35,
  });
  return [
    ...toes,
    ...head,
    ...bust,
    ...earrings,
    arm(-1, 28),
    arm(1, 28),
    leg(1, trousers, 1440, 58),
    leg(-1, trousers, 1440, 58),
    hips(trousers, 650),
    {
      path: mirrored(
        [0, 400],
        [
          [60, 400, 80, 380, 90, 350],
          [110, 480],
          [100, 660],
          [0, 664],
        ],
      ),
      fabric: materials.linen,
      round: 12,
      hangs: true,
    },
    sleeve(-1, fabric),
    sleeve(1, fabric),
    panel(1),
    panel(-1),
    lapel(1),
    lapel(-1),
  ];
}
