import type { Piece } from '../../cloth/piece.ts';
import { materials } from '../../fabrics/fabric.ts';

export const rod = (y: number): Piece => ({
  path: `M150 ${y - 7}L1050 ${y - 7}L1050 ${y + 7}L150 ${y + 7}Z`,
  fabric: materials.brass,
  round: 5,
});

export const ends = (y: number): Piece[] =>
  [150, 1050].map((x) => ({
    path: `M${x - 16} ${y}C${x - 16} ${y - 22} ${x + 16} ${y - 22} ${x + 16} ${y}C${x + 16} ${y + 22} ${x - 16} ${y + 22} ${x - 16} ${y}Z`,
    fabric: materials.brass,
    round: 9,
    lift: 0.3,
  }));
