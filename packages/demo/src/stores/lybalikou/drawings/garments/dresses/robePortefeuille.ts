import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung } from '../../pieces/hanging.ts';
import { arms } from '../../pieces/mannequin.ts';
import { sided, strip } from '../../pieces/outline.ts';
import { lady, sash } from './lady.ts';

const sleeve = (side: 1 | -1, fabric: Fabric): Piece => ({
  path: sided(
    side,
    'M92 352C132 352 160 376 172 424C188 490 204 560 214 622C196 646 160 652 138 640C130 560 120 500 104 450Z',
  ),
  fabric,
  grain: side * 12,
  round: 14,
  hangs: true,
  lift: 0.3,
  folds: creases(side * 130, 470, side > 0 ? [70, 95, 60] : [110, 85, 120], 130, `manche ${side}`),
});

/** Tied at the side, both ends falling. */
const sideKnot = (fabric: Fabric): Piece[] => [
  {
    path: strip([688, 660, 26, 704, 740, 34, 696, 860, 40]),
    fabric,
    grain: 90,
    round: 8,
    lift: 0.4,
  },
  {
    path: strip([684, 664, 22, 724, 730, 30, 742, 820, 36]),
    fabric,
    grain: 70,
    round: 8,
    lift: 0.4,
  },
  { path: 'M668 640C690 628 708 640 706 660C704 682 676 684 666 668Z', fabric, round: 8, lift: 0.4 },
];

/** A wrap dress: crossed over the chest, tied at the side. */
export function robePortefeuille(fabric: Fabric): Piece[] {
  return [
    ...lady(arms(22)),
    hung(fabric, {
      top: [-92, 640, 92, 640],
      bottom: [-190, 1360, 206, 1310],
      swell: 44,
      drop: 22,
      folds: 9,
      width: 52,
      seed: 'portefeuille',
    }),
    hung(
      fabric,
      {
        top: [-60, 640, 94, 640],
        bottom: [-40, 1330, 214, 1352],
        swell: [-34, 44],
        drop: 12,
        folds: 6,
        width: 48,
        seed: 'pan',
        wave: 10,
      },
      { offset: [90, 60], lift: 0.5 },
    ),
    sleeve(-1, fabric),
    sleeve(1, fabric),
    {
      path: 'M684 350C716 354 728 364 734 380C722 440 724 480 736 512C724 570 696 600 692 652L560 656C620 590 660 470 684 350Z',
      fabric,
      round: 14,
      hangs: true,
      lift: 0.2,
      folds: creases(80, 560, [150, 175, 200], 120, 'croisé'),
    },
    {
      path: 'M516 350C484 354 472 364 466 380C478 440 476 480 464 512C476 570 504 600 508 652L690 654C640 580 560 500 516 350Z',
      fabric,
      round: 14,
      hangs: true,
      lift: 0.45,
      offset: [60, 20],
      folds: creases(-60, 560, [20, -5, 40], 150, 'croisé gauche'),
    },
    sash(fabric),
    ...sideKnot(fabric),
  ];
}
