import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { mirrored } from '../../pieces/outline.ts';

const cuff = (y: number, half: number, tall: number, fabric: Fabric, marks: string): Piece[] => [
  {
    path: mirrored(
      [0, y - 34],
      [
        [half * 0.6, y - 34, half, y - 22, half, y],
        [half, y + 22, half * 0.6, y + 34, 0, y + 34],
      ],
    ),
    fabric,
    shade: 0.6,
  },
  {
    path: mirrored(
      [0, y + 34],
      [
        [half * 0.6, y + 34, half, y + 22, half, y],
        [half + 3, y + tall * 0.5, half + 3, y + tall * 0.7, half, y + tall],
        [half, y + tall + 24, half * 0.6, y + tall + 38, 0, y + tall + 38],
      ],
    ),
    fabric,
    round: 30,
    lift: 0.3,
    trim: marks,
  },
];

const zig = (y: number, step: number, rise: number, color: string) =>
  `<path d="M200 ${y}${Array.from({ length: Math.ceil(800 / step) }, (_, i) => `l${step} ${i % 2 ? rise : -rise}`).join('')}" fill="none" stroke="${color}" stroke-width="6"/>`;

const dots = (y: number) =>
  Array.from(
    { length: 40 },
    (_, i) => `<circle cx="${220 + i * 20}" cy="${y}" r="4.4" fill="#4b2e20aa"/>`,
  ).join('');

/** Three cuffs stacked on a stone. */
export function manchettes(metals: readonly [Fabric, Fabric, Fabric]): Piece[] {
  return [
    ...cuff(960, 292, 150, metals[0], dots(1020) + zig(1080, 28, 30, '#4b2e2099') + dots(1112)),
    ...cuff(800, 262, 110, metals[1], dots(856) + dots(884)),
    ...cuff(660, 236, 86, metals[2], zig(730, 24, 22, '#4b2e2099')),
  ];
}

/** A stone plinth for displaying products. */
export const plinth = (y: number, half: number): Piece[] => [
  {
    path: mirrored(
      [0, y - 44],
      [
        [half * 0.6, y - 44, half, y - 26, half, y],
        [half, 1640],
        [0, 1640],
      ],
    ),
    fabric: materials.stone,
    round: 40,
    lift: 0,
  },
  {
    path: mirrored(
      [0, y - 48],
      [
        [half * 0.6, y - 48, half, y - 28, half, y],
        [half, y + 28, half * 0.6, y + 46, 0, y + 46],
        [0, y + 46],
      ],
    ),
    fabric: materials.bone,
    round: 6,
  },
];
