import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { hung } from '../../pieces/hanging.ts';
import { middle, strip } from '../../pieces/outline.ts';
import { ends, rod } from './rod.ts';

/** Loose threads at a cloth's end. */
function fringe(x1: number, x2: number, y: number, long: number): string {
  const count = 40;
  return Array.from({ length: count }, (_, i) => {
    const x = middle + x1 + ((x2 - x1) * (i + 0.5)) / count;
    const [sway, short] = [((i * 7) % 5) - 2, (i * 11) % 12];
    return strip([x, y, 8, x + sway, y + long * 0.5, 7, x + sway * 1.6, y + long - short, 4]);
  }).join('');
}

/** A long woven stole, folded over a rod, fringed at both ends. */
export function etole(fabric: Fabric, thread: string): Piece[] {
  const threads: Fabric = {
    ...materials.linen,
    name: `frange ${thread}`,
    inks: [thread, thread, thread, thread],
  };
  const fall = (left: number, right: number, hem: number, seed: string, more: Partial<Piece>): Piece[] => [
    {
      path: fringe(left - 6, right + 6, hem - 16, 120),
      fabric: threads,
      round: 4,
      lift: 0.25,
      shade: more.shade ?? 0,
    },
    hung(
      fabric,
      {
        top: [left, 316, right, 316],
        bottom: [left - 8, hem, right + 8, hem],
        swell: 4,
        drop: 6,
        folds: 5,
        width: 66,
        seed,
        height: 1,
        soft: 13,
        wave: 5,
      },
      { round: 12, lift: 0.45, ...more },
    ),
  ];
  return [
    ...fall(-40, 300, 1090, 'derrière', { shade: 0.16, offset: [60, 80] }),
    rod(316),
    ...ends(316),
    ...fall(-250, 190, 1330, 'devant', {}),
  ];
}
