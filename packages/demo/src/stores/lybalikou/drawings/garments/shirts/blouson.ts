import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { arms, head } from '../../pieces/mannequin.ts';
import { mirrored, sided } from '../../pieces/outline.ts';
import { sleeveOf } from './shirtParts.ts';

const ribs = Array.from(
  { length: 30 },
  (_, i) => `<path d="M${420 + i * 12} 740V840" stroke="#00000044" stroke-width="3"/>`,
).join('');

const zip =
  '<path d="M600 360V800" stroke="#c0913f" stroke-width="7"/><path d="M600 360V800" stroke="#5d441b" stroke-width="2.5" stroke-dasharray="3 4"/>';

const trousers: Piece = {
  path: mirrored(
    [0, 700],
    [
      [120, 700],
      [132, 900, 130, 1200, 124, 1560],
      [0, 1560],
    ],
  ),
  fabric: materials.linen,
  round: 18,
  hangs: true,
  folds: creases(0, 900, [40, 90, 140], 200, 'pantalon'),
};

const cuff = (side: 1 | -1, plain: Fabric): Piece => ({
  path: sided(side, 'M156 812C188 806 214 810 234 816L230 852C204 860 178 860 158 852Z'),
  fabric: plain,
  round: 6,
  shade: 0.15,
});

const front = (fabric: Fabric): Piece => ({
  path: mirrored(
    [0, 352],
    [
      [32, 350, 46, 338, 54, 326],
      [104, 344, 140, 352, 160, 392],
      [156, 500, 168, 640, 162, 760],
      [100, 784, 50, 788, 0, 788],
    ],
  ),
  fabric,
  round: 18,
  hangs: true,
  lift: 0.4,
  trim: zip,
  folds: [
    ...creases(130, 480, [160, 190, 130], 140, 'bl'),
    ...creases(-130, 480, [20, -10, 50], 140, 'blg'),
    ...creases(-120, 740, [-60, -90, -30], 110, 'blt'),
    ...creases(120, 740, [-120, -90, -150], 110, 'bltd'),
  ],
});

/** The ribbed hem. */
const hem = (plain: Fabric): Piece => ({
  path: mirrored(
    [0, 770],
    [
      [160, 752],
      [166, 790, 160, 806, 156, 822],
      [90, 838, 40, 840, 0, 840],
    ],
  ),
  fabric: plain,
  round: 8,
  hangs: true,
  lift: 0.3,
  trim: ribs + zip,
});

const collar = (plain: Fabric): Piece => ({
  path: mirrored(
    [0, 366],
    [
      [34, 360, 46, 344, 50, 308],
      [62, 324, 64, 342, 60, 352],
      [44, 382, 22, 392, 0, 394],
    ],
  ),
  fabric: plain,
  round: 7,
  lift: 0.35,
  trim: zip,
});

/** A zipped jacket: print before and behind, plain sleeves and ribs. */
export function blouson(fabric: Fabric, plain: Fabric): Piece[] {
  return [
    trousers,
    ...arms(30),
    ...head,
    sleeveOf(-1, plain, 'long'),
    sleeveOf(1, plain, 'long'),
    cuff(1, plain),
    cuff(-1, plain),
    front(fabric),
    hem(plain),
    collar(plain),
  ];
}
