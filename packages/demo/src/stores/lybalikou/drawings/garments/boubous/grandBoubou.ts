import type { Piece } from '../../cloth/piece.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { ink } from '../../inks.ts';
import { earrings, head, headwrap, toes } from '../../pieces/mannequin.ts';
import { keyhole, neckInside, wideBody, wideSleeve, yoke } from './wide.ts';

/** The great boubou: one wide cloth, open at the sides, that falls to the floor. */
export function grandBoubou(fabric: Fabric, thread: string = ink.gold): Piece[] {
  const trim = keyhole(thread, 640);
  return [
    ...toes,
    ...head,
    ...earrings,
    ...headwrap(fabric, 'tall'),
    neckInside(fabric),
    wideBody(fabric, trim),
    wideSleeve(-1, fabric, 1010),
    wideSleeve(1, fabric, 1010),
    { ...yoke(fabric, trim), lift: 0 },
  ];
}
