import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { middle, mirrored, oval, ribbon, strip } from '../../pieces/outline.ts';

const loop = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  width: (turn: number) => number,
  fabric: Fabric,
  round = 8,
): Piece => ({
  path: ribbon(
    Array.from({ length: 33 }, (_, i) => {
      const turn = (i / 32) * Math.PI * 2 - Math.PI / 2;
      return [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry, width(turn)] as const;
    }),
  ),
  fabric,
  round,
  lift: 0.4,
});

const hook = (x: number, y: number, metal: Fabric): Piece => ({
  path: strip([x, y, 8, x + 2, y - 60, 8, x + 26, y - 96, 8, x + 52, y - 70, 8, x + 52, y - 30, 7]),
  fabric: metal,
  round: 3,
  lift: 0.3,
});

const bar: Piece = { path: 'M170 392L1030 392L1030 410L170 410Z', fabric: materials.wood, round: 6 };

/** Two great hoops on a bar, thicker below as the smiths of the river make them. */
export function creoles(metal: Fabric): Piece[] {
  return [
    bar,
    ...[390, 800].flatMap((x) => [
      loop(x, 700, 172, 206, (turn) => 22 + 40 * Math.max(0, Math.sin(turn)) ** 1.3, metal, 13),
      hook(x, 500, metal),
    ]),
  ];
}

/** Cloth discs in a brass rim with a tassel below. */
export function disques(fabric: Fabric, thread: Fabric): Piece[] {
  const tassel = (x: number): Piece[] => [
    ...Array.from({ length: 11 }, (_, i): Piece => ({
      path: strip([x - 20 + i * 4, 884, 5, x - 30 + i * 6, 990, 6, x - 34 + i * 6.8 + (i % 3), 1120, 5]),
      fabric: thread,
      round: 2,
      lift: 0.2,
      shade: i % 2 ? 0.12 : 0,
    })),
    {
      path: mirrored(
        [0, 850],
        [
          [24, 850],
          [28, 880, 28, 890, 28, 900],
          [0, 906],
        ],
      ).replaceAll(/(\d+(?:\.\d+)?) (\d+)/g, (_, a: string, b: string) => `${Number(a) - middle + x} ${b}`),
      fabric: materials.brass,
      round: 8,
      lift: 0.3,
    },
  ];
  return [
    bar,
    ...[392, 800].flatMap((x, i) => [
      hook(x, 500, materials.brass),
      { path: oval(x, 660, 172, 172), fabric: materials.brass, round: 10, lift: 0.4 },
      { path: oval(x, 660, 156, 156), fabric, offset: [i * 90, 30] as const, round: 12 },
      loop(x, 840, 14, 14, () => 7, materials.brass, 3),
      ...tassel(x),
    ]),
  ];
}
