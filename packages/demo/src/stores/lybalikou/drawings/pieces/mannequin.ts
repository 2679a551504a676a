import type { Piece } from '../cloth/piece.ts';
import { materials, type Fabric } from '../fabrics/fabric.ts';
import { mirrored, oval, ribbon, sided, strip } from './outline.ts';

const wood = (path: string, round: number, shade = 0): Piece => ({
  path,
  fabric: materials.ebony,
  round,
  shade,
});

/** Head and neck: an egg on a long stem, without a face, a little turned. */
export const head: Piece[] = [
  wood(
    mirrored(
      [0, 222],
      [
        [28, 222],
        [28, 268, 29, 296, 40, 322],
        [56, 346, 96, 354, 120, 366],
        [0, 430],
      ],
    ),
    14,
  ),
  {
    ...wood(
      'M606 100C642 102 663 132 661 176C659 216 640 262 608 276C596 281 584 276 574 266C552 244 541 212 541 178C541 132 568 98 606 100Z',
      24,
    ),
    lift: 0.55,
  },
];

/** Shoulders and bust, for necklines that show them. */
export const bust: Piece[] = [
  wood(
    mirrored(
      [0, 330],
      [
        [42, 322],
        [58, 350, 112, 352, 140, 382],
        [152, 398, 146, 470, 130, 520],
        [96, 600, 90, 640, 90, 660],
        [0, 660],
      ],
    ),
    26,
  ),
];

/** An arm that hangs; `open` moves it from the body. */
export function arm(side: 1 | -1, open = 0): Piece {
  const o = open;
  return wood(
    sided(
      side,
      `M108 366C134 362 152 378 160 412C170 470 ${178 + o * 0.4} 550 ${184 + o * 0.8} 632C${192 + o} 712 ${198 + o} 790 ${200 + o} 846C${206 + o} 880 ${208 + o} 926 ${196 + o} 962C${190 + o} 978 ${180 + o} 974 ${178 + o} 954C${175 + o} 920 ${178 + o} 884 ${178 + o} 850C${168 + o} 780 ${158 + o * 0.9} 720 ${152 + o * 0.8} 640C${144 + o * 0.4} 560 128 490 112 430Z`,
    ),
    12,
  );
}

/** An arm whose hand rests on the hip. */
export function armOnHip(side: 1 | -1): Piece {
  const points = [
    [104, 384, 40],
    [128, 410, 54],
    [152, 464, 49],
    [196, 560, 40],
    [226, 618, 36],
    [204, 668, 33],
    [152, 722, 27],
    [120, 752, 26],
    [92, 770, 12],
  ] as const;
  return wood(ribbon(points.map(([x, y, w]) => [600 + side * x, y, w] as const)), 11);
}

/** Both arms, hanging. */
export const arms = (open = 0): Piece[] => [arm(-1, open), arm(1, open)];
/** One hanging, one on the hip. */
export const armsPosed = (open = 16): Piece[] => [arm(-1, open), armOnHip(1)];

const leg = (side: 1 | -1) =>
  wood(
    sided(
      side,
      'M14 900C10 1060 22 1180 26 1260C30 1330 34 1388 36 1420C32 1450 34 1488 50 1497C68 1500 76 1482 70 1450C64 1428 62 1408 66 1376C78 1300 92 1220 90 1140C90 1060 96 980 100 900Z',
    ),
    14,
  );

/** Legs and feet; the far one a little behind. */
export const legs: Piece[] = [{ ...leg(1), shade: 0.1 }, leg(-1)];

/** Shoes under a long hem: two points that show. */
export const toes: Piece[] = ([-1, 1] as const).map((side) => ({
  path: oval(600 + side * 58, 1486, 30, 16),
  fabric: materials.darkLeather,
  round: 6,
}));

/** A ring in each ear. */
export const earrings: Piece[] = ([-1, 1] as const).map((side) => ({
  path: ribbon(
    Array.from({ length: 13 }, (_, i) => {
      const turn = (i / 12) * Math.PI * 2 - Math.PI / 2;
      return [602 + side * 62 + Math.cos(turn) * 15, 240 + Math.sin(turn) * 21, 6] as const;
    }),
  ),
  fabric: materials.brass,
  round: 4,
}));

/** The band that holds a headwrap. */
const wrapBand = (fabric: Fabric): Piece => ({
  path: 'M536 196C528 150 544 84 602 78C664 76 682 146 668 196C650 168 560 166 536 196Z',
  fabric,
  grain: 24,
  round: 20,
  lift: 0.5,
  folds: [
    {
      path: strip([532, 178, 4, 590, 132, 20, 664, 118, 6]),
      height: 0.8,
      soft: 6,
    },
    {
      path: strip([536, 148, 4, 600, 104, 20, 652, 96, 4]),
      height: -0.8,
      soft: 6,
    },
    {
      path: strip([540, 190, 4, 604, 160, 18, 668, 160, 6]),
      height: -0.7,
      soft: 5,
    },
  ],
});

/** The tower of a tall headwrap. */
const wrapTower = (fabric: Fabric): Piece => ({
  path: 'M546 150C520 80 540 6 610 -6C684 -6 706 78 664 156C630 130 580 130 546 150Z',
  fabric,
  grain: -18,
  round: 26,
  folds: [
    {
      path: strip([548, 120, 4, 560, 50, 22, 610, 4, 5]),
      height: 0.8,
      soft: 8,
    },
    {
      path: strip([600, 130, 4, 612, 60, 24, 650, 18, 5]),
      height: -0.8,
      soft: 8,
    },
    {
      path: strip([650, 140, 4, 668, 80, 20, 672, 40, 5]),
      height: 0.7,
      soft: 7,
    },
  ],
});

/** A cloth wound round the head and knotted, low or high. */
export function headwrap(fabric: Fabric, style: 'low' | 'knot' | 'tall' = 'low'): Piece[] {
  const band = wrapBand(fabric);
  if (style === 'low') return [band];
  if (style === 'tall') return [wrapTower(fabric), band];
  const loop = (path: string, turn: number): Piece => ({ path, fabric, grain: turn, round: 14, lift: 0.4 });
  return [
    loop('M620 92C628 40 690 14 716 44C736 70 692 104 640 112Z', 50),
    loop('M604 92C584 34 532 18 520 52C512 82 552 108 598 112Z', -40),
    band,
    loop('M588 96C590 70 640 64 644 92C648 118 630 128 614 126C598 126 586 116 588 96Z', 10),
  ];
}
