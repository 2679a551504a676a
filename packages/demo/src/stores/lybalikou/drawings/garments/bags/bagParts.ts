import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { middle, strip } from '../../pieces/outline.ts';

export const brass = (path: string, round = 6): Piece => ({
  path,
  fabric: materials.brass,
  round,
  lift: 0.35,
});

export const handle = (row: readonly number[], leather: Fabric, shade = 0): Piece => ({
  path: strip(row.map((value, index) => (index % 3 === 0 ? middle + value : value))),
  fabric: leather,
  round: 9,
  lift: 0.35,
  shade,
});

export const stitches = (d: string, color = '#f4ead9') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="4" stroke-dasharray="11 8" stroke-linecap="round"/>`;
