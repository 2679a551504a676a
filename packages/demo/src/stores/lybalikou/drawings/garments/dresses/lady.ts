import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { bust, earrings, head, headwrap, legs } from '../../pieces/mannequin.ts';
import { mirrored } from '../../pieces/outline.ts';

/** The wooden mannequin with its head wrap. */
export const lady = (arm_: Piece[], wrap?: Fabric, style: 'low' | 'knot' | 'tall' = 'low'): Piece[] => [
  ...legs,
  ...head,
  ...bust,
  ...earrings,
  ...arm_,
  ...(wrap ? headwrap(wrap, style) : []),
];

export const sash = (fabric: Fabric, y = 650, half = 92): Piece => ({
  path: mirrored(
    [0, y - 16],
    [
      [half, y - 22],
      [half + 3, y - 5, half + 3, y + 8, half + 2, y + 18],
      [60, y + 26, 30, y + 28, 0, y + 28],
    ],
  ),
  fabric,
  grain: 90,
  round: 8,
  hangs: true,
  lift: 0.3,
});
