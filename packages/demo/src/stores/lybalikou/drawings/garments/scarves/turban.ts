import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { portrait } from './portrait.ts';

/** Pleated close to the head, one pleat over the other. */
export function turban(fabric: Fabric, dress: Fabric): Piece[] {
  const wind = (path: string, grain: number): Piece => ({ path, fabric, grain, round: 10, lift: 0.4 });
  return [
    ...portrait(dress),
    wind('M548 120C556 60 596 40 626 48C664 58 680 96 672 140C636 110 584 106 548 120Z', 10),
    wind(
      'M664 190C684 150 680 96 640 70C668 110 620 160 540 176C536 190 536 198 540 204C580 176 630 170 664 190Z',
      -28,
    ),
    wind(
      'M538 204C518 160 528 98 566 74C546 116 590 150 664 160C672 172 672 188 668 202C640 168 570 168 538 204Z',
      30,
    ),
    wind(
      'M540 158C532 120 548 82 584 62C570 104 610 128 670 128C676 140 674 152 670 164C620 158 566 160 540 158Z',
      36,
    ),
    wind('M588 116C592 96 624 92 634 108C642 128 632 150 614 152C596 152 584 136 588 116Z', 0),
  ];
}
