import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung, onSide } from '../../pieces/hanging.ts';
import { mirrored } from '../../pieces/outline.ts';

const spokes = (x: number, y: number, r: number, color: string) =>
  Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M${x} ${y}L${x + Math.cos((i * Math.PI) / 4) * r} ${y + Math.sin((i * Math.PI) / 4) * r}" stroke="${color}" stroke-width="3.4"/>`,
  ).join('') + `<circle cx="${x}" cy="${y}" r="${r + 9}" fill="none" stroke="${color}" stroke-width="3"/>`;

/** Rows of couched thread round a keyhole neck. */
export function keyhole(color: string, depth: number): string {
  const rows = [0, 16, 30, 44].map(
    (grow, row) =>
      `<path d="M${544 - grow} 342C${552 - grow} ${420 + grow} ${576 - grow * 0.5} ${470 + grow} ${588 - grow * 0.4} ${500 + grow}L${590 - grow * 0.5} ${depth + grow}Q600 ${depth + grow + 34} ${610 + grow * 0.5} ${depth + grow}L${612 + grow * 0.4} ${500 + grow}C${624 + grow * 0.5} ${470 + grow} ${648 + grow} ${420 + grow} ${656 + grow} 342" fill="none" stroke="${color}" stroke-width="${[9, 4, 3.4, 3][row] ?? 3}" ${row === 2 ? 'stroke-dasharray="1 10" stroke-linecap="round"' : ''}/>`,
  );
  return rows.join('') + spokes(600, depth + 122, 24, color) + spokes(600, depth + 196, 13, color);
}

export const neckInside = (fabric: Fabric): Piece => ({
  path: mirrored(
    [0, 338],
    [
      [54, 338],
      [80, 380, 60, 480, 40, 520],
      [0, 540],
    ],
  ),
  fabric,
  shade: 0.6,
});

/** The wide sleeves of a boubou: one cloth with the body, open to the waist. */
export const wideSleeve = (side: 1 | -1, fabric: Fabric, long: number): Piece =>
  hung(
    fabric,
    onSide(side, {
      top: [120, 372, 238, 420],
      bottom: [236, long + 20, 418, long - 96],
      swell: [-10, 56],
      drop: 10,
      folds: 6,
      width: 60,
      seed: 'manche',
      height: 1,
      soft: 12,
      wave: 8,
    }),
    { offset: [side * 30, 12], lift: 0.32 },
  );

export const wideBody = (fabric: Fabric, trim: string, half = 316): Piece =>
  hung(
    fabric,
    {
      top: [-150, 384, 150, 384],
      bottom: [-half, 1474, half, 1470],
      swell: 40,
      drop: 20,
      folds: 13,
      width: 64,
      seed: 'boubou',
      height: 1,
      soft: 12,
    },
    { trim },
  );

/** The shoulder yoke that carries the whole cloth. */
export const yoke = (fabric: Fabric, trim: string): Piece => ({
  path: mirrored(
    [0, 470],
    [
      [6, 470],
      [24, 424, 46, 392, 54, 342],
      [100, 346, 180, 366, 244, 424],
      [236, 520, 190, 600, 150, 640],
      [100, 690, 40, 700, 0, 700],
    ],
  ),
  fabric,
  hangs: true,
  trim,
  folds: [
    ...creases(150, 430, [70, 95, 120], 220, 'épaule'),
    ...creases(-150, 430, [110, 85, 60], 220, 'épaule gauche'),
  ],
});
