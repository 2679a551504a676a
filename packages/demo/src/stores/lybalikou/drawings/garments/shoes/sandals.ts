import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { oval, strip } from '../../pieces/outline.ts';
import { sole } from './sole.ts';

/** One wide band across. */
export const slide = (fabric: Fabric, insole: Fabric): Piece[] => [
  ...sole(insole),
  {
    path: 'M444 520C470 470 540 440 600 440C664 440 722 470 744 520C752 600 744 690 724 748C690 712 640 694 590 694C540 694 496 716 468 752C446 690 436 600 444 520Z',
    fabric,
    round: 22,
    lift: 0.7,
    folds: [...creases(-60, 600, [0, 10], 150, 'bride', 12)],
  },
];

/** Two bands that cross, a strap behind the heel. */
export const croisee = (fabric: Fabric, insole: Fabric): Piece[] => [
  ...sole(insole),
  {
    path: strip([728, 490, 58, 640, 560, 88, 530, 680, 84, 470, 752, 54]),
    fabric,
    grain: 45,
    round: 12,
    lift: 0.6,
  },
  {
    path: strip([460, 490, 58, 540, 560, 88, 640, 680, 84, 702, 752, 54]),
    fabric,
    grain: -45,
    round: 12,
    lift: 0.7,
  },
  {
    path: strip([484, 1010, 34, 540, 960, 34, 600, 950, 34, 660, 960, 34, 704, 1010, 34]),
    fabric: materials.cognac,
    round: 8,
    lift: 0.6,
  },
  { path: 'M664 952L692 962L684 1000L656 990Z', fabric: materials.brass, round: 4, lift: 0.3 },
];

/** A thong between the toes, held by a knot of cloth. */
export const tong = (fabric: Fabric, insole: Fabric): Piece[] => [
  ...sole(insole),
  {
    path: strip([566, 470, 22, 636, 556, 56, 684, 660, 58, 698, 770, 34]),
    fabric,
    grain: 60,
    round: 10,
    lift: 0.6,
  },
  {
    path: strip([562, 470, 22, 524, 556, 56, 490, 660, 58, 484, 770, 34]),
    fabric,
    grain: -60,
    round: 10,
    lift: 0.6,
  },
  { path: oval(564, 474, 34, 30), fabric, round: 12, lift: 0.6 },
  { path: oval(564, 452, 9, 9), fabric: materials.brass, round: 5, lift: 0.3 },
];
