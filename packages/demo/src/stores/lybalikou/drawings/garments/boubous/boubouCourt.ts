import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { hung, onSide } from '../../pieces/hanging.ts';
import { arms, earrings, head, headwrap, legs } from '../../pieces/mannequin.ts';
import { mirrored } from '../../pieces/outline.ts';
import { underLegs } from '../ensembles/trousers.ts';
import { keyhole, neckInside, yoke } from './wide.ts';

const sleeve = (side: 1 | -1, fabric: Fabric): Piece =>
  hung(
    fabric,
    onSide(side, {
      top: [120, 372, 200, 396],
      bottom: [196, 800, 322, 744],
      swell: [0, 30],
      folds: 4,
      width: 48,
      seed: 'courte',
      height: 1,
    }),
    { offset: [side * 20, 8] },
  );

const shoulders = mirrored(
  [0, 470],
  [
    [6, 470],
    [24, 424, 46, 392, 54, 342],
    [100, 346, 150, 360, 204, 398],
    [200, 470, 170, 540, 140, 570],
    [0, 620],
  ],
);

/** A boubou that stops above the knee, over narrow trousers. */
export function boubouCourt(fabric: Fabric, under: Fabric, thread: string): Piece[] {
  const trim = keyhole(thread, 560);
  const body = {
    top: [-146, 384, 146, 384],
    bottom: [-262, 1120, 270, 1108],
    swell: 6,
    drop: 24,
    folds: 11,
    width: 58,
    seed: 'court',
    height: 1,
  } as const;
  return [
    ...legs,
    ...head,
    ...earrings,
    ...headwrap(fabric, 'knot'),
    ...arms(46),
    ...underLegs(under, 940, 56, 1400, 40),
    neckInside(fabric),
    hung(fabric, body, { trim }),
    sleeve(-1, fabric),
    sleeve(1, fabric),
    { ...yoke(fabric, trim), path: shoulders },
  ];
}
