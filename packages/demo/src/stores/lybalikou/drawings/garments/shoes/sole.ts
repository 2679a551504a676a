import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { oval } from '../../pieces/outline.ts';

/** A sole seen from above; its own middle is 600. */
const soleOutline = (grow: number) =>
  `M588 ${330 - grow}C${660 + grow} ${322 - grow} ${730 + grow} 420 ${726 + grow} 560C${722 + grow} 680 ${684 + grow} 780 ${690 + grow} 930C${696 + grow} 1040 ${690 + grow} 1170 ${650 + grow * 0.6} ${1230 + grow * 0.5}C620 ${1266 + grow} 556 ${1266 + grow} ${528 - grow * 0.6} ${1228 + grow * 0.5}C${488 - grow} 1160 ${496 - grow} 1040 ${494 - grow} 930C${490 - grow} 780 ${458 - grow} 690 ${462 - grow} 560C${468 - grow} 420 ${520 - grow} ${338 - grow} 588 ${330 - grow}Z`;

export const sole = (insole: Fabric): Piece[] => [
  { path: soleOutline(14), fabric: materials.darkLeather, round: 10, lift: 0.35 },
  {
    path: soleOutline(0),
    fabric: insole,
    round: 9,
    trim: `<path d="${soleOutline(-16)}" fill="none" stroke="#00000044" stroke-width="3" stroke-dasharray="9 7"/><path d="M560 1120h80M560 1140h80" stroke="#00000033" stroke-width="3"/>`,
    folds: [
      { path: oval(594, 1110, 70, 90), height: -0.5, soft: 20 },
      { path: oval(594, 560, 90, 110), height: -0.35, soft: 22 },
    ],
  },
];
