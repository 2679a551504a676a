import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung } from '../../pieces/hanging.ts';
import { mirrored, sided } from '../../pieces/outline.ts';

export interface Cut {
  /** Where the sleeve ends. */
  sleeve: 'short' | 'half' | 'long';
  collar: 'open' | 'band' | 'shirt';
  /** Half of the width at the hem. */
  half: number;
  hem: number;
  buttons?: string;
}

const sleeveOutline = {
  short:
    'M92 344C150 346 186 372 204 430C216 480 226 530 236 588C208 606 172 606 148 594C142 550 130 510 112 480Z',
  half: 'M92 344C150 346 182 372 198 430C212 500 230 580 240 668C214 686 176 686 154 674C148 600 132 530 112 480Z',
  long: 'M92 344C148 346 180 372 192 430C210 540 222 680 232 824C210 836 176 836 160 828C152 700 136 580 112 480Z',
} as const;

export const sleeveOf = (side: 1 | -1, fabric: Fabric, length: Cut['sleeve']): Piece => ({
  path: sided(side, sleeveOutline[length]),
  fabric,
  grain: side * 8,
  round: 17,
  hangs: true,
  lift: 0.32,
  folds: [
    ...creases(
      side * 140,
      450,
      side > 0 ? [76, 58, 96] : [104, 122, 84],
      length === 'short' ? 130 : 190,
      `m ${side}`,
    ),
    ...(length === 'long'
      ? creases(side * 176, 640, side > 0 ? [150, 190, 110, 75] : [30, -10, 70, 105], 90, `mc ${side}`)
      : []),
  ],
});

const pearl = (y: number, color: string) =>
  `<circle cx="600" cy="${y}" r="8" fill="${color}" stroke="#00000066" stroke-width="1.6"/><circle cx="598" cy="${y - 2}" r="1.4" fill="#00000088"/><circle cx="602" cy="${y + 2}" r="1.4" fill="#00000088"/>`;

export const bodyOf = (fabric: Fabric, { half, hem, buttons = '#efe4cf', collar }: Cut): Piece => {
  const first = collar === 'open' ? 500 : 400;
  const placket =
    `<path d="M580 ${first - 40}V1000M620 ${first - 40}V1000" stroke="#0000003a" stroke-width="2.4"/>` +
    Array.from({ length: 6 }, (_, i) => pearl(first + 20 + i * 84, buttons)).join('');
  return hung(
    fabric,
    {
      top: [-150, 380, 150, 380],
      bottom: [-half, hem, half, hem],
      swell: -4,
      drop: 12,
      folds: 8,
      width: 44,
      seed: `corps ${half}`,
      starts: 0.5,
      wave: 6,
    },
    {
      trim: placket,
      offset: [20, 30],
      folds: [
        ...creases(134, 520, [140, 165, 120], 150, 'aisselle', 9),
        ...creases(-134, 520, [40, 15, 60], 150, 'aisselle g', 9),
      ],
    },
  );
};

/** The shoulders and the collar. */
export function collarOf(fabric: Fabric, collar: Cut['collar']): Piece[] {
  const hollow =
    collar === 'band'
      ? mirrored(
          [0, 318],
          [
            [48, 318],
            [54, 344, 34, 372, 0, 382],
          ],
        )
      : mirrored(
          [0, 318],
          [
            [48, 318],
            [56, 340, 50, 400, 20, 452],
            [0, 470],
          ],
        );
  const inside: Piece = { path: hollow, fabric, shade: 0.5 };
  if (collar === 'band') {
    return [
      inside,
      {
        path: mirrored(
          [0, 372],
          [
            [30, 368, 48, 350, 52, 306],
            [62, 322, 62, 338, 58, 350],
            [44, 378, 22, 392, 0, 396],
          ],
        ),
        fabric,
        round: 6,
        lift: 0.35,
      },
    ];
  }
  const open = collar === 'open';
  const wing = open
    ? 'M46 314C62 320 74 330 82 344L124 438L76 430L62 462L2 520C8 440 22 370 46 314Z'
    : 'M44 310C60 316 70 326 78 342L88 440L30 398L2 396C12 366 26 338 44 310Z';
  return [
    inside,
    ...([1, -1] as const).map((side): Piece => ({
      path: sided(side, wing),
      fabric,
      grain: side * 32,
      round: 5,
      lift: 0.45,
    })),
  ];
}
