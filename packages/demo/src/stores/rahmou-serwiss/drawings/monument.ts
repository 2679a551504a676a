import { place, polygon, rect, times } from './shapes.ts';

/**
 * The Monument de la Renaissance: a man, a woman and a child who points west; 100 px high, its base
 * at x, y.
 */
export function monument(x: number, y: number, size: number, color: string): string {
  const man =
    '2,0 -4,-4 -2,-22 -8,-38 -6,-50 -14,-58 -22,-68 -29,-73 -27,-77 -19,-73 -10,-65 -4,-62 -1,-66 -3,-71 0,-76 5,-76 7,-71 6,-66 10,-62 18,-54 26,-46 24,-42 15,-48 10,-48 9,-38 12,-24 9,-12 12,0';
  const child =
    '-24,-76 -29,-80 -30,-88 -28,-92 -35,-97 -48,-99 -48,-101 -34,-100 -27,-95 -23,-95 -22,-91 -24,-88 -21,-82 -19,-75';
  const woman =
    '12,0 14,-12 16,-26 20,-34 20,-40 18,-44 20,-49 25,-49 27,-45 26,-41 32,-38 44,-28 54,-24 53,-21 42,-24 33,-30 30,-24 36,-12 48,-4 58,0';
  const steps = times(3, (i) => rect(-16 - i * 9, i * 5 - 1, 68 + i * 18, 6, color));
  return place(x, y, polygon(man, color) + polygon(child, color) + polygon(woman, color) + steps, size);
}
