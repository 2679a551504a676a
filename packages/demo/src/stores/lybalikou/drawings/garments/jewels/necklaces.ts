import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { bust, head } from '../../pieces/mannequin.ts';
import { middle, mirrored, oval } from '../../pieces/outline.ts';

/** A bead. */
const bead = (x: number, y: number, r: number, fabric: Fabric): Piece => ({
  path: oval(x, y, r, r * 0.94),
  fabric,
  round: r * 0.6,
  lift: 0.25,
});

/** Beads hung round a neck in a half circle. */
function strand(rx: number, ry: number, count: number, r: number, fabrics: readonly Fabric[]): Piece[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = Math.PI * (0.02 + (0.96 * i) / (count - 1));
    const fabric = fabrics[i % fabrics.length] ?? materials.bone;
    return bead(middle + Math.cos(turn) * rx, 338 + Math.sin(turn) * ry, r, fabric);
  });
}

const plainDress: Piece = {
  path: mirrored(
    [0, 520],
    [
      [60, 516, 110, 480, 136, 440],
      [142, 500, 134, 560, 130, 760],
      [0, 760],
    ],
  ),
  fabric: materials.aubergineLinen,
  round: 16,
  hangs: true,
};

/** Five strands that cover the collar-bones. */
export function plastron(): Piece[] {
  const { terracottaLinen: red, bone, brass: gold, aubergineLinen: plum } = materials;
  return [
    ...bust,
    ...head,
    plainDress,
    ...strand(50, 44, 17, 6, [gold]),
    ...strand(66, 66, 21, 7, [red, red, bone]),
    ...strand(82, 90, 23, 8, [bone]),
    ...strand(98, 116, 25, 9, [plum, gold, red]),
    ...strand(112, 144, 27, 9.5, [bone, bone, red]),
  ];
}

/** A long necklace of glass beads with a bronze pendant. */
export function sautoir(glass: readonly Fabric[]): Piece[] {
  const side = (s: 1 | -1) =>
    Array.from({ length: 19 }, (_, i) => {
      const t = i / 18;
      return bead(
        middle + s * (44 * (1 - t) ** 0.9 + 3 + 22 * Math.sin(t * Math.PI)),
        318 + t * 250,
        8.4,
        glass[i % glass.length] ?? materials.bone,
      );
    });
  return [
    ...bust,
    ...head,
    plainDress,
    ...side(-1),
    ...side(1),
    { path: oval(middle, 610, 34, 38), fabric: materials.brass, round: 9, lift: 0.4 },
    { path: oval(middle, 610, 20, 23), fabric: materials.darkLeather, round: 6 },
    { path: oval(middle, 610, 9, 10), fabric: materials.brass, round: 5 },
  ];
}
