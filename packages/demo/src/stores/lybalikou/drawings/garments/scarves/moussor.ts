import type { Fold, Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { band, portrait } from './portrait.ts';

/** Wound high, its ends opened like a flower. */
export function moussor(fabric: Fabric, dress: Fabric): Piece[] {
  const petal = (path: string, grain: number, folds: Fold[] = []): Piece => ({
    path,
    fabric,
    grain,
    round: 13,
    lift: 0.45,
    folds,
  });
  return [
    ...portrait(dress),
    petal('M612 86C640 10 716 -30 758 -4C790 22 752 78 700 96C664 108 630 106 612 86Z', 40, [
      band([622, 84, 3, 680, 50, 18, 748, 12, 5], -0.9),
      band([630, 70, 3, 680, 22, 16, 726, -2, 4], 0.8),
    ]),
    petal('M600 84C580 4 520 -42 474 -22C438 2 474 66 528 88C556 98 584 100 600 84Z', -36, [
      band([594, 80, 3, 540, 40, 18, 484, -4, 5], -0.9),
    ]),
    petal('M604 80C580 30 586 -52 624 -66C662 -64 664 30 632 82Z', 6, [
      band([618, 76, 3, 622, 10, 16, 626, -52, 4], -0.9),
    ]),
    petal('M534 200C516 150 534 78 604 70C676 66 694 146 672 200C652 166 558 164 534 200Z', 18, [
      band([532, 180, 4, 586, 124, 20, 660, 96, 5], 0.9),
      band([538, 150, 4, 590, 104, 18, 640, 84, 4], -0.9),
      band([548, 184, 4, 610, 146, 20, 676, 132, 5], -0.8),
      band([580, 180, 4, 630, 168, 16, 676, 168, 5], 0.8),
    ]),
    petal('M586 92C592 66 644 62 650 90C654 118 634 130 616 130C598 130 584 116 586 92Z', 60),
  ];
}
