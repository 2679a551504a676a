import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { mirrored } from '../../pieces/outline.ts';

/** A pointed slipper, closed in front, embroidered. */
export function babouche(fabric: Fabric, thread: string): Piece[] {
  const outline = mirrored(
    [0, 260],
    [
      [26, 300, 120, 400, 130, 560],
      [134, 680, 100, 780, 104, 930],
      [108, 1060, 100, 1170, 60, 1230],
      [36, 1258, 14, 1262, 0, 1262],
    ],
  );
  const vamp = mirrored(
    [0, 262],
    [
      [26, 302, 118, 400, 128, 560],
      [132, 640, 116, 720, 108, 790],
      [70, 744, 30, 736, 0, 736],
    ],
  );
  const star = [40, 64, 88]
    .map(
      (r) =>
        `<path d="M600 ${560 - r}L${600 + r * 0.62} 560L600 ${560 + r}L${600 - r * 0.62} 560Z" fill="none" stroke="${thread}" stroke-width="4"/>`,
    )
    .join('');
  return [
    { path: outline, fabric: materials.darkLeather, round: 10, lift: 0.35 },
    {
      path: mirrored(
        [0, 300],
        [
          [30, 340, 112, 420, 118, 560],
          [122, 680, 90, 780, 94, 930],
          [98, 1056, 90, 1160, 52, 1216],
          [30, 1240, 12, 1244, 0, 1244],
        ],
      ),
      fabric: materials.sandLeather,
      round: 8,
    },
    {
      path: vamp,
      fabric,
      round: 26,
      lift: 0.7,
      trim:
        star +
        `<path d="M492 770C530 728 566 722 600 722C634 722 670 728 708 770" fill="none" stroke="${thread}" stroke-width="8"/><path d="M600 330V470" stroke="${thread}" stroke-width="4"/>`,
    },
  ];
}
