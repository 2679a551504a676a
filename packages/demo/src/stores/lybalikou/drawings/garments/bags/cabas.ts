import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { middle, mirrored, oval } from '../../pieces/outline.ts';
import { brass, handle, stitches } from './bagParts.ts';

const arch = (inset: number, rise: number): number[] => {
  const right = [110 - inset * 0.5, rise, 25, 172 - inset, 560, 25, 170 - inset, 720, 27];
  return [
    inset - 170,
    720,
    27,
    inset - 172,
    560,
    25,
    inset * 0.5 - 110,
    rise,
    25,
    0,
    rise - 50,
    25,
    ...right,
  ];
};

/** An open bag for the market: wax above, leather below. */
export function cabas(fabric: Fabric, leather: Fabric): Piece[] {
  return [
    handle(arch(16, 420), leather, 0.3),
    {
      path: mirrored(
        [0, 650],
        [
          [300, 640],
          [316, 700, 310, 720, 300, 740],
          [0, 740],
        ],
      ),
      fabric: leather,
      shade: 0.55,
    },
    {
      path: mirrored(
        [0, 672],
        [
          [180, 668, 280, 660, 336, 648],
          [344, 800, 332, 1000, 318, 1180],
          [312, 1216, 290, 1230, 250, 1232],
          [150, 1238, 60, 1240, 0, 1240],
        ],
      ),
      fabric,
      round: 30,
      lift: 0.3,
      folds: [
        ...creases(-250, 760, [70, 95], 240, 'flanc', 14),
        ...creases(250, 760, [110, 85], 240, 'flanc droit', 14),
        ...creases(-60, 1000, [20, -20], 160, 'ventre', 16),
      ],
    },
    {
      path: mirrored(
        [0, 1048],
        [
          [150, 1046, 260, 1040, 330, 1030],
          [328, 1090, 322, 1140, 318, 1180],
          [312, 1218, 290, 1232, 250, 1234],
          [150, 1240, 60, 1242, 0, 1242],
        ],
      ),
      fabric: leather,
      round: 26,
      lift: 0.3,
      trim: stitches('M272 1052C420 1068 780 1068 928 1052'),
    },
    handle(arch(0, 450), leather),
    ...[-170, 170].map((x): Piece => ({
      path: `M${middle + x - 26} 690L${middle + x + 26} 690L${middle + x + 26} 780L${middle + x} 812L${middle + x - 26} 780Z`,
      fabric: leather,
      round: 7,
      lift: 0.35,
      trim: stitches(`M${middle + x - 16} 700V776L${middle + x} 794L${middle + x + 16} 776V700`),
    })),
    ...[-170, 170].map((x) => brass(oval(middle + x, 730, 9, 9), 4)),
  ];
}
