import type { Fold, Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { bust, earrings, head } from '../../pieces/mannequin.ts';
import { mirrored, strip } from '../../pieces/outline.ts';

export const band = (row: readonly number[], height: number, soft = 7): Fold => ({
  path: strip(row),
  height,
  soft,
});

/** The figure's head and shoulders in a plain dress, for products worn above. */
export const portrait = (dress: Fabric): Piece[] => [
  ...bust,
  ...head,
  ...earrings,
  {
    path: mirrored(
      [0, 430],
      [
        [50, 428, 104, 412, 132, 392],
        [150, 420, 140, 500, 134, 700],
        [0, 700],
      ],
    ),
    fabric: dress,
    round: 16,
    hangs: true,
    folds: creases(-80, 460, [40, 70, 100], 150, 'portrait'),
  },
];
