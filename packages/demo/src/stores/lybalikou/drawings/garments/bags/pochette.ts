import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { middle, mirrored, oval, strip } from '../../pieces/outline.ts';
import { brass } from './bagParts.ts';

/** An evening clutch with a brass clasp. */
export function pochette(fabric: Fabric, leather: Fabric): Piece[] {
  return [
    {
      path: mirrored(
        [0, 676],
        [
          [340, 676],
          [366, 680, 372, 700, 372, 724],
          [376, 860, 374, 980, 366, 1060],
          [360, 1090, 340, 1098, 310, 1098],
          [0, 1100],
        ],
      ),
      fabric: leather,
      round: 22,
      lift: 0.3,
    },
    {
      path: mirrored(
        [0, 668],
        [
          [336, 668],
          [366, 672, 376, 690, 374, 716],
          [366, 760, 300, 830, 60, 946],
          [30, 962, 14, 966, 0, 966],
        ],
      ),
      fabric,
      round: 18,
      lift: 0.6,
      trim: `<path d="M240 730C262 776 420 860 560 926Q600 946 640 926C780 860 938 776 960 730" fill="none" stroke="#c8963e" stroke-width="6"/>`,
    },
    brass(oval(middle, 944, 44, 44), 16),
    { path: oval(middle, 944, 24, 24), fabric: materials.darkLeather, round: 10 },
    brass(
      strip([944, 720, 13, 1010, 790, 13, 1024, 930, 13, 980, 1080, 13, 1000, 1240, 13, 950, 1330, 13]),
      5,
    ),
  ];
}
