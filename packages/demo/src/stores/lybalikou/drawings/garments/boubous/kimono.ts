import type { Piece } from '../../cloth/piece.ts';
import { type Fabric, materials } from '../../fabrics/fabric.ts';
import { creases } from '../../pieces/folds.ts';
import { hung, onSide } from '../../pieces/hanging.ts';
import { arms, bust, earrings, head, toes } from '../../pieces/mannequin.ts';
import { mirrored, sided } from '../../pieces/outline.ts';

const pan = (side: 1 | -1, fabric: Fabric): Piece =>
  hung(
    fabric,
    onSide(side, {
      top: [70, 352, 160, 384],
      bottom: [70, 1340, 268, 1330],
      swell: [-16, 24],
      drop: 8,
      folds: 5,
      width: 54,
      seed: 'pan',
      height: 1,
    }),
    { offset: [side * 40, 0], lift: 0.5 },
  );

const sleeve = (side: 1 | -1, fabric: Fabric): Piece =>
  hung(
    fabric,
    onSide(side, {
      top: [120, 368, 184, 392],
      bottom: [186, 850, 330, 806],
      swell: [0, 22],
      folds: 4,
      width: 50,
      seed: 'kimono',
      height: 1,
    }),
    { offset: [side * 70, 20] },
  );

/** The plain band along the opening. */
const border = (side: 1 | -1): Piece => ({
  path: sided(side, 'M52 340C72 344 84 350 96 360L112 700L84 1346L58 1346L78 700C70 560 62 440 44 352Z'),
  fabric: materials.aubergineLinen,
  round: 4,
  hangs: true,
  lift: 0.2,
});

/** A straight dress without sleeves. */
function column(fabric: Fabric): Piece[] {
  const bodice = mirrored(
    [0, 440],
    [
      [40, 420, 84, 356, 92, 350],
      [130, 372],
      [110, 440, 114, 480, 134, 512],
      [122, 570, 94, 600, 92, 660],
      [0, 664],
    ],
  );
  return [
    hung(fabric, {
      top: [-92, 640, 92, 640],
      bottom: [-150, 1470, 150, 1470],
      swell: 30,
      drop: 10,
      folds: 8,
      width: 46,
      seed: 'colonne',
    }),
    { path: bodice, fabric, round: 16, hangs: true, folds: creases(-110, 520, [20, 0, -15], 110, 'colonne') },
  ];
}

/** Open in front, worn over a plain column. */
export function kimono(fabric: Fabric, under: Fabric): Piece[] {
  return [
    ...toes,
    ...head,
    ...bust,
    ...earrings,
    ...arms(40),
    ...column(under),
    sleeve(-1, fabric),
    sleeve(1, fabric),
    pan(-1, fabric),
    pan(1, fabric),
    border(-1),
    border(1),
  ];
}
