import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { middle, oval } from '../../pieces/outline.ts';
import { brass, handle } from './bagParts.ts';

/** Round as the moon, across the shoulder. */
export function besaceRonde(fabric: Fabric, leather: Fabric): Piece[] {
  const ringStitch = Array.from({ length: 72 }, (_, i) => {
    const turn = (i / 72) * Math.PI * 2;
    return `<path d="M${600 + Math.cos(turn) * 300} ${950 + Math.sin(turn) * 300}L${600 + Math.cos(turn + 0.045) * 300} ${950 + Math.sin(turn + 0.045) * 300}" stroke="#f4ead9" stroke-width="4" stroke-linecap="round"/>`;
  }).join('');
  return [
    handle(
      [-268, 800, 20, -300, 560, 20, -180, 250, 20, 0, 130, 20, 170, 240, 20, 300, 560, 20, 268, 800, 20],
      leather,
    ),
    { path: oval(middle, 950, 328, 328), fabric: leather, round: 26, lift: 0.3, trim: ringStitch },
    {
      path: oval(middle, 950, 276, 276),
      fabric,
      round: 30,
      lift: 0.25,
      folds: creases(-40, 960, [20, 110, 200], 150, 'lune', 18),
    },
    brass('M336 690C420 606 780 606 864 690L852 708C770 632 430 632 348 708Z', 5),
    brass(oval(870, 704, 15, 15), 6),
    ...[-268, 268].map((x) => brass(oval(middle + x, 792, 22, 26), 8)),
    handle([274, 716, 12, 300, 780, 14, 296, 850, 22], leather),
  ];
}
