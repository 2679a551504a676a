import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { band } from './portrait.ts';
import { ends, rod } from './rod.ts';

/** A square, thrown over a rod, its corner hanging. */
export function carre(fabric: Fabric): Piece[] {
  const back: Piece = {
    path: 'M250 330L950 330C930 560 840 900 700 1180C690 1200 670 1200 660 1180C500 900 300 560 250 330Z',
    fabric,
    grain: 38,
    round: 14,
    hangs: true,
    lift: 0.3,
    shade: 0.14,
    offset: [120, 60],
    folds: [
      band([420, 340, 12, 520, 700, 50, 660, 1160, 12], 0.9, 12),
      band([760, 340, 12, 730, 760, 50, 684, 1170, 12], -0.8, 12),
    ],
  };
  const front: Piece = {
    path: 'M206 322C330 306 880 306 1000 322C960 560 820 940 560 1372C550 1388 536 1388 528 1370C420 1100 270 640 206 322Z',
    fabric,
    grain: 45,
    round: 16,
    hangs: true,
    lift: 0.5,
    folds: [
      band([320, 320, 10, 420, 760, 64, 536, 1340, 14], 1, 14),
      band([470, 320, 10, 500, 780, 60, 546, 1350, 14], -1, 14),
      band([640, 320, 10, 620, 760, 66, 560, 1330, 14], 0.9, 14),
      band([800, 320, 10, 720, 740, 60, 576, 1300, 14], -0.9, 14),
      band([910, 320, 10, 800, 680, 54, 600, 1250, 12], 0.8, 13),
    ],
    trim: '<path d="M222 330C290 650 430 1090 544 1358C800 930 946 580 984 330" fill="none" stroke="#fbf5ea" stroke-width="7" opacity=".85"/>',
  };
  return [back, rod(316), ...ends(316), front];
}
