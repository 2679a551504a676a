import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';

/** A mule with a heel, seen from the side. */
export function mule(fabric: Fabric, insole: Fabric): Piece[] {
  return [
    {
      path: 'M290 720C330 704 372 700 400 716C420 860 410 1000 396 1130C392 1150 372 1150 368 1130C352 1000 320 860 290 720Z',
      fabric: materials.wood,
      round: 14,
      lift: 0.3,
    },
    {
      path: 'M276 690C380 668 500 730 600 860C690 980 800 1080 960 1096C1000 1100 1010 1120 990 1134C940 1160 800 1150 700 1110C560 1050 520 900 430 800C380 750 320 740 282 736C262 726 262 700 276 690Z',
      fabric: materials.darkLeather,
      round: 12,
      lift: 0.3,
    },
    {
      path: 'M282 680C386 656 510 716 610 846C700 966 806 1064 970 1084C930 1104 800 1094 704 1040C590 960 540 830 440 760C386 722 330 716 284 712C268 704 268 686 282 680Z',
      fabric: insole,
      round: 8,
    },
    {
      path: 'M700 880C760 830 840 850 900 930C950 1000 990 1060 996 1112C940 1140 820 1120 730 1066C680 1030 650 960 700 880Z',
      fabric,
      round: 30,
      lift: 0.6,
      grain: 38,
      folds: creases(220, 960, [40, 60, 20], 130, 'mule', 10),
    },
  ];
}
