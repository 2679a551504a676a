import type { Piece } from '../../cloth/piece.ts';

/** A pair: the same shoe twice, turned to each other. */
export function pair(shoe: Piece[]): { left: Piece[]; right: Piece[] } {
  return { left: shoe.map(flipped), right: shoe };
}

/** A path whose numbers alternate x and y, seen in a mirror. */
function flip(path: string): string {
  let isX = true;
  return path.replace(/-?\d+(?:\.\d+)?/g, (text) => {
    const out = isX ? 1200 - Number(text) : Number(text);
    isX = !isX;
    return String(out);
  });
}

/** The mirror image of a piece. */
function flipped(piece: Piece): Piece {
  const trim = piece.trim ? { trim: `<g transform="translate(1200 0) scale(-1 1)">${piece.trim}</g>` } : {};
  return { ...piece, path: flip(piece.path), grain: -(piece.grain ?? 0), ...trim };
}
