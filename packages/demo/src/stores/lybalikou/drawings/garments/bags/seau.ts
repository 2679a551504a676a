import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { middle, mirrored, oval } from '../../pieces/outline.ts';
import { brass, handle, stitches } from './bagParts.ts';

const eyelets = [-210, -130, -44, 44, 130, 210].map((x) =>
  brass(oval(middle + x, 742 + Math.abs(x) * -0.03, 11, 13), 4),
);

/** A bucket bag closed by a drawstring. */
export function seau(fabric: Fabric, leather: Fabric): Piece[] {
  return [
    handle(
      [-214, 720, 22, -236, 520, 22, -120, 300, 22, 20, 246, 22, 150, 320, 22, 232, 520, 22, 214, 720, 22],
      leather,
    ),
    {
      path: mirrored(
        [0, 640],
        [
          [120, 640, 220, 652, 252, 676],
          [220, 700, 120, 712, 0, 712],
        ],
      ),
      fabric: leather,
      shade: 0.5,
    },
    {
      path: mirrored(
        [0, 706],
        [
          [120, 704, 226, 696, 256, 672],
          [284, 800, 290, 1000, 286, 1150],
          [284, 1220, 190, 1252, 0, 1252],
        ],
      ),
      fabric,
      round: 34,
      lift: 0.35,
      folds: [-200, -120, -40, 40, 120, 200].flatMap((x, i) =>
        creases(x, 690, [90 - x * 0.08, 96 - x * 0.06], 230, `coulisse ${i}`, 10),
      ),
    },
    {
      path: mirrored(
        [0, 1120],
        [
          [150, 1118, 250, 1104, 288, 1080],
          [290, 1110, 288, 1130, 286, 1150],
          [284, 1222, 190, 1256, 0, 1256],
        ],
      ),
      fabric: leather,
      round: 26,
      lift: 0.3,
      trim: stitches('M318 1108C420 1146 780 1146 882 1108'),
    },
    ...eyelets,
    handle(
      [-222, 738, 10, -170, 752, 10, -88, 732, 10, 0, 756, 10, 88, 732, 10, 170, 752, 10, 222, 738, 10],
      leather,
    ),
    handle([10, 752, 10, 40, 830, 10, 30, 930, 10], leather),
    handle([-8, 752, 10, -30, 820, 10, -44, 900, 10], leather),
    { path: oval(middle + 30, 944, 14, 20), fabric: materials.wood, round: 10, lift: 0.35 },
    { path: oval(middle - 45, 914, 14, 20), fabric: materials.wood, round: 10, lift: 0.35 },
  ];
}
