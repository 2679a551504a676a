import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung } from '../../pieces/hanging.ts';
import { arm, earrings, head, headwrap, toes } from '../../pieces/mannequin.ts';
import { mirrored, sided } from '../../pieces/outline.ts';
import { neckInside } from './wide.ts';

const longSleeve = (side: 1 | -1, fabric: Fabric, trim = ''): Piece => ({
  path: sided(
    side,
    'M96 350C142 352 168 374 182 430C202 520 226 660 252 800C262 840 252 862 214 872C180 880 160 872 152 850C146 720 136 580 108 470Z',
  ),
  fabric,
  grain: side * 8,
  round: 16,
  hangs: true,
  lift: 0.3,
  trim,
  folds: [
    ...creases(side * 140, 460, side > 0 ? [72, 90, 60] : [108, 90, 120], 220, `long ${side}`),
    ...creases(side * 190, 720, side > 0 ? [80, 60, 100] : [100, 120, 80], 150, `avant ${side}`),
  ],
});

/** A straight caftan, piped from the neck to the floor. */
export function caftan(fabric: Fabric, thread: string): Piece[] {
  const knots = Array.from(
    { length: 11 },
    (_, i) => `<circle cx="600" cy="${430 + i * 34}" r="8" fill="${thread}"/>`,
  ).join('');
  const trim = `<path d="M584 340V1600M616 340V1600" stroke="${thread}" stroke-width="5"/><path d="M570 340V1600M630 340V1600" stroke="${thread}" stroke-width="2.4" stroke-dasharray="2 10" stroke-linecap="round"/>${knots}`;
  return [
    ...toes,
    ...head,
    ...headwrap(fabric, 'knot'),
    ...earrings,
    arm(-1, 40),
    arm(1, 40),
    longSleeve(-1, fabric),
    longSleeve(1, fabric),
    neckInside(fabric),
    hung(
      fabric,
      {
        top: [-142, 380, 142, 380],
        bottom: [-246, 1468, 246, 1464],
        swell: -16,
        drop: 18,
        folds: 11,
        width: 54,
        seed: 'caftan',
        starts: 0.35,
      },
      { trim },
    ),
    {
      path: mirrored(
        [0, 420],
        [
          [8, 420],
          [26, 396, 44, 370, 52, 342],
          [100, 348, 126, 356, 146, 382],
          [140, 450, 132, 500, 128, 560],
          [0, 590],
        ],
      ),
      fabric,
      round: 10,
      hangs: true,
      trim,
      folds: [
        ...creases(120, 480, [160, 185], 100, 'buste'),
        ...creases(-120, 480, [20, -5], 100, 'buste gauche'),
      ],
    },
  ];
}
