import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { middle, mirrored } from '../../pieces/outline.ts';
import { handle, stitches } from './bagParts.ts';

const rows = (top: number, bottom: number, step: number) => {
  const lines: string[] = [];
  for (let y = top; y < bottom; y += step) {
    lines.push(
      `<path d="M240 ${y}Q600 ${y + 46} 960 ${y}" fill="none" stroke="#6b4a1e" stroke-opacity=".5" stroke-width="4"/>`,
      `<path d="M240 ${y + step / 2}Q600 ${y + 46 + step / 2} 960 ${y + step / 2}" fill="none" stroke="#fff2d0" stroke-opacity=".35" stroke-width="6" stroke-dasharray="12 9"/>`,
    );
  }
  return lines.join('');
};

const stripe = (y: number, color: string, w: number) =>
  `<path d="M240 ${y}Q600 ${y + 46} 960 ${y}" fill="none" stroke="${color}" stroke-width="${w}" stroke-dasharray="26 7"/>`;

/** A basket woven row on row, with its lid. */
export function panier(fabric: Fabric, leather: Fabric): Piece[] {
  const weave =
    stripe(820, '#43192f', 40) +
    stripe(876, '#b4512a', 18) +
    stripe(1030, '#43192f', 22) +
    stripe(1072, '#b4512a', 34) +
    rows(680, 1260, 22);
  return [
    handle(
      [-176, 720, 30, -180, 540, 28, -110, 400, 28, 0, 350, 28, 110, 400, 28, 180, 540, 28, 176, 720, 30],
      leather,
      0.25,
    ),
    {
      path: mirrored(
        [0, 690],
        [
          [140, 690, 250, 676, 280, 650],
          [330, 800, 352, 960, 336, 1120],
          [326, 1220, 200, 1256, 0, 1256],
        ],
      ),
      fabric: materials.raffia,
      round: 40,
      lift: 0.3,
      trim: weave,
    },
    {
      path: mirrored(
        [0, 610],
        [
          [150, 610, 260, 620, 288, 652],
          [290, 690, 262, 706, 240, 712],
          [160, 734, 60, 738, 0, 738],
        ],
      ),
      fabric,
      round: 20,
      lift: 0.5,
      folds: creases(0, 650, [0, 180, 20, 160], 260, 'doublure', 9),
    },
    handle(
      [-160, 740, 30, -166, 570, 28, -104, 440, 28, 0, 394, 28, 104, 440, 28, 166, 570, 28, 160, 740, 30],
      leather,
    ),
    ...[-160, 160].map((x): Piece => ({
      path: `M${middle + x - 24} 724L${middle + x + 24} 724L${middle + x + 20} 850L${middle + x - 20} 850Z`,
      fabric: leather,
      round: 7,
      lift: 0.35,
      trim: stitches(`M${middle + x - 14} 734V838H${middle + x + 14}V734`),
    })),
  ];
}
