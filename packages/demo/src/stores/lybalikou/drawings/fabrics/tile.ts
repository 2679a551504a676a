import type { Chance } from '../random.ts';

/** One repeat of a print: SVG content for a box that joins itself on all four sides. */
export interface Tile {
  width: number;
  height: number;
  svg: string;
}

/** The colours of a print: ground, main, accent and line. */
export type Inks = readonly [ground: string, main: string, accent: string, line: string];

/** A print's grammar: the same marks in any dyes. */
export type Print = (inks: Inks, chance: Chance) => Tile;

/** Repeats a motif on a half-drop grid that reaches past the tile on every side. */
export function halfDrop(
  columns: number,
  rows: number,
  step: readonly [x: number, y: number],
  draw: (x: number, y: number, column: number, row: number) => string,
): string {
  const marks: string[] = [];
  for (let row = -2; row <= rows + 2; row++) {
    for (let column = -2; column <= columns + 2; column++) {
      const shift = ((row % 2) + 2) % 2 === 1 ? step[0] / 2 : 0;
      marks.push(draw(column * step[0] + shift, row * step[1], column, row));
    }
  }
  return marks.join('');
}

/** Points on a circle, as coordinates. */
export function around(count: number, radius: number, turn = 0): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * Math.PI * 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}

/** A filled disc. */
export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}"/>`;

/** An SVG ring. */
export const ring = (x: number, y: number, r: number, stroke: string, width: number, extra = '') =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`;

/** An SVG path. */
export const line = (d: string, stroke: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/** A filled path. */
export const fill = (d: string, color: string, extra = '') => `<path d="${d}" fill="${color}" ${extra}/>`;

/** The tile's ground. */
export const ground = (width: number, height: number, color: string) =>
  `<rect width="${width}" height="${height}" fill="${color}"/>`;
