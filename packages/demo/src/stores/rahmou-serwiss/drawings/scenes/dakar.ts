import { arch, dome, squareMinaret, tower } from '../buildings.ts';
import { cloud, gull, pirogue, plane, sky, water } from '../landscape.ts';
import { monument } from '../monument.ts';
import { path, polygon, rect, type Drawing, type Tones } from '../shapes.ts';

export const dakarTones: Tones = {
  sky: '#ffdcb0',
  far: '#f0955c',
  mid: '#b9471a',
  near: '#123a63',
  light: '#fff4de',
};

/**
 * The mosque of Ouakam: an arcaded hall and two minarets; 400 px wide, the middle of its base at x,
 * y.
 */
export function divinite(x: number, y: number, height: number, color: string, light: string): string {
  const u = height / 100;
  const hall =
    rect(x - 44 * u, y - 30 * u, 88 * u, 30 * u, color) +
    rect(x - 30 * u, y - 38 * u, 60 * u, 9 * u, color) +
    dome(x, y - 38 * u, 15 * u, color) +
    dome(x - 23 * u, y - 30 * u, 7 * u, color) +
    dome(x + 23 * u, y - 30 * u, 7 * u, color);
  const arches = [-36, -27, -18, -9, 0, 9, 18, 27, 36].map((at) =>
    arch(x + at * u, y - 3 * u, 5.4 * u, at === 0 ? 23 * u : 17 * u, light),
  );
  return (
    squareMinaret(x - 37 * u, y, 100 * u, color, light) +
    squareMinaret(x + 37 * u, y, 100 * u, color, light) +
    hall +
    arches.join('')
  );
}

/** The two hills of Les Mamelles with the lighthouse and the monument. */
export function mamelles(x: number, y: number, u: number, color: string, light: string): string {
  const hills = `M${x - 460 * u} ${y}C${x - 360 * u} ${y - 40 * u} ${x - 330 * u} ${y - 150 * u} ${x - 230 * u} ${y - 150 * u}C${x - 130 * u} ${y - 150 * u} ${x - 120 * u} ${y - 50 * u} ${x - 30 * u} ${y - 56 * u}C${x + 40 * u} ${y - 60 * u} ${x + 60 * u} ${y - 180 * u} ${x + 170 * u} ${y - 184 * u}C${x + 290 * u} ${y - 180 * u} ${x + 330 * u} ${y - 40 * u} ${x + 480 * u} ${y}Z`;
  const foot = y - 146 * u;
  const lighthouse =
    polygon(
      `${x - 240 * u},${foot} ${x - 236 * u},${foot - 62 * u} ${x - 222 * u},${foot - 62 * u} ${x - 218 * u},${foot}`,
      color,
    ) +
    rect(x - 242 * u, foot - 66 * u, 26 * u, 5 * u, color) +
    rect(x - 235 * u, foot - 80 * u, 12 * u, 14 * u, light) +
    dome(x - 229 * u, foot - 80 * u, 8 * u, color);
  return path(hills, color) + lighthouse + monument(x + 146 * u, y - 186 * u, 1.5 * u, color);
}

/** Dakar from the sea: Les Mamelles, the mosque of the beach, pirogues. */
export function dakar(): Drawing {
  const t = dakarTones;
  const boat = { hull: '#0a2443', band: t.far, light: t.light };
  const body =
    sky(t, 1200, 900, { x: 760, y: 400, r: 150 }) +
    cloud(150, 150, 1, t.light) +
    cloud(910, 210, 0.8, t.light) +
    plane(270, 330, 0.62, 62, t.mid) +
    mamelles(420, 676, 1, t.far, t.light) +
    tower({ x: 1060, base: 640, w: 52, h: 120 }, t.far, t.light, { columns: 3, rows: 6, lit: 0.4 }) +
    tower({ x: 1120, base: 640, w: 70, h: 80 }, t.far, t.light, { columns: 4, rows: 4, lit: 0.4 }) +
    path('M480 668C620 640 1020 624 1200 632L1200 700 480 700Z', t.mid) +
    divinite(830, 652, 330, t.mid, '#ffd39a') +
    water(t, t.near, 672, { w: 1200, h: 900 }, 760) +
    path('M0 672L1200 672 1200 682C900 690 300 690 0 682Z', t.light, 0.5) +
    pirogue(330, 760, 1.15, boat) +
    pirogue(930, 826, 1.7, { ...boat, band: t.mid }) +
    pirogue(120, 836, 0.9, boat) +
    gull(560, 250, 1, t.mid) +
    gull(620, 215, 0.7, t.mid);
  return { width: 1200, height: 900, body };
}
