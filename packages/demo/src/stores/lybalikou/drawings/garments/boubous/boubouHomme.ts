import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { ink } from '../../inks.ts';
import { hung } from '../../pieces/hanging.ts';
import { head, toes } from '../../pieces/mannequin.ts';
import { underLegs } from '../ensembles/trousers.ts';
import { neckInside, wideSleeve, yoke } from './wide.ts';

/** A man's breast: a wide panel of scrolls to one side of the placket. */
function breastplate(color: string): string {
  const scroll = (x: number, y: number, r: number) =>
    [1, 0.68, 0.36]
      .map(
        (s) =>
          `<circle cx="${x}" cy="${y}" r="${r * s}" fill="none" stroke="${color}" stroke-width="${4.5 - s}"/>`,
      )
      .join('');
  const frame = [0, 13]
    .map(
      (g) =>
        `<path d="M${548 - g} 350V${700 + g}H${690 + g}V350" fill="none" stroke="${color}" stroke-width="${g ? 3 : 7}"/>`,
    )
    .join('');
  const placket = `<path d="M600 350V690M616 350V690" stroke="${color}" stroke-width="4"/>`;
  return (
    frame +
    placket +
    [450, 530, 610].map((y) => scroll(574, y, 20)).join('') +
    [470, 560, 646].map((y) => scroll(652, y, 30)).join('')
  );
}

/** A stiff cap, two rows of thread round it. */
const cap = (fabric: Fabric, thread: string): Piece => ({
  path: 'M540 166C538 116 552 82 606 80C658 82 670 118 666 166C630 150 574 150 540 166Z',
  fabric,
  round: 18,
  lift: 0.4,
  trim: `<path d="M540 150Q604 130 668 150M541 138Q604 118 668 138" fill="none" stroke="${thread}" stroke-width="4"/>`,
});

/** A man's great boubou, with its cap. */
export function boubouHomme(fabric: Fabric, thread: string = ink.chalk): Piece[] {
  const trim = breastplate(thread);
  const body = {
    top: [-150, 384, 150, 384],
    bottom: [-290, 1360, 290, 1356],
    swell: 44,
    drop: 22,
    folds: 11,
    width: 66,
    seed: 'homme',
    height: 1,
    soft: 12,
  } as const;
  return [
    ...toes,
    ...head,
    cap(fabric, thread),
    ...underLegs(fabric, 1200, 60, 1462, 62),
    neckInside(fabric),
    hung(fabric, body, { trim }),
    wideSleeve(-1, fabric, 1060),
    wideSleeve(1, fabric, 1060),
    { ...yoke(fabric, trim), lift: 0 },
  ];
}
