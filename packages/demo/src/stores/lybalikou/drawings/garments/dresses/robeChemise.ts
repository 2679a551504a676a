import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung } from '../../pieces/hanging.ts';
import { arms } from '../../pieces/mannequin.ts';
import { mirrored, sided } from '../../pieces/outline.ts';
import { lady, sash } from './lady.ts';

const sleeve = (side: 1 | -1, fabric: Fabric): Piece => ({
  path: sided(
    side,
    'M96 350C140 352 168 372 184 428C200 500 222 610 232 708C214 730 178 734 158 722C150 620 134 540 108 470Z',
  ),
  fabric,
  grain: side * 10,
  round: 16,
  hangs: true,
  lift: 0.3,
  folds: [
    ...creases(side * 140, 460, side > 0 ? [75, 60, 95] : [105, 120, 85], 150, `chemise ${side}`),
    ...creases(side * 190, 640, side > 0 ? [150, 200] : [30, -20], 60, `coude ${side}`),
  ],
});

/** A long shirt with its collar, closed by bone buttons, held by a belt. */
export function robeChemise(fabric: Fabric, belt: Fabric): Piece[] {
  const buttons = [560, 720, 810, 900, 990, 1080, 1170]
    .map((y) => `<circle cx="600" cy="${y}" r="7.5" fill="#efe4cf" stroke="#4a2a1c" stroke-width="2"/>`)
    .join('');
  const placket = `<path d="M580 420V1300M620 420V1300" stroke="#00000040" stroke-width="2.5"/>${buttons}`;
  return [
    ...lady(arms(28)),
    sleeve(-1, fabric),
    sleeve(1, fabric),
    hung(
      fabric,
      {
        top: [-94, 650, 94, 650],
        bottom: [-186, 1230, 190, 1226],
        swell: 34,
        drop: 14,
        folds: 9,
        width: 46,
        seed: 'chemise',
      },
      { trim: placket },
    ),
    {
      path: mirrored(
        [0, 452],
        [
          [34, 410, 52, 366, 60, 344],
          [104, 350, 122, 356, 140, 378],
          [124, 450, 120, 500, 138, 540],
          [128, 590, 102, 620, 98, 672],
          [0, 676],
        ],
      ),
      fabric,
      round: 16,
      hangs: true,
      lift: 0.3,
      folds: [
        ...creases(-100, 660, [-60, -80, -40], 110, 'ceinture'),
        ...creases(100, 660, [-120, -100, -140], 110, 'ceinture droite'),
      ],
      trim: placket,
    },
    ...([-1, 1] as const).map((side): Piece => ({
      path: sided(side, 'M34 330C54 326 68 336 76 352L96 424L36 396L8 446C14 404 22 366 34 330Z'),
      fabric,
      grain: side * 30,
      round: 5,
      lift: 0.4,
    })),
    sash(belt, 664, 98),
    { path: 'M582 646H620V682H582Z', fabric: materials.brass, round: 4, lift: 0.3 },
  ];
}
