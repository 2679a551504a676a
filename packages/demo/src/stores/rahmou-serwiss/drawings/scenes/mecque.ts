import { arch, dome, tower } from '../buildings.ts';
import { sky } from '../landscape.ts';
import { circle, path, place, polygon, rect, stroke, times, type Drawing, type Tones } from '../shapes.ts';

const tones: Tones = { sky: '#12334f', far: '#1f5a72', mid: '#2f8285', near: '#0a1f33', light: '#ffe3ab' };

/** A minaret of the Great Mosque: two galleries and a crescent. */
function minaret(x: number, base: number, u: number, color: string, light: string): string {
  return (
    rect(x - 6 * u, base - 34 * u, 12 * u, 34 * u, color) +
    rect(x - 8 * u, base - 37 * u, 16 * u, 3 * u, light) +
    rect(x - 4.4 * u, base - 64 * u, 8.8 * u, 28 * u, color) +
    rect(x - 6.4 * u, base - 66 * u, 12.8 * u, 3 * u, light) +
    rect(x - 3 * u, base - 82 * u, 6 * u, 17 * u, color) +
    dome(x, base - 82 * u, 4 * u, light) +
    arch(x, base - 10 * u, 4 * u, 16 * u, light) +
    arch(x, base - 44 * u, 3 * u, 12 * u, light)
  );
}

/** The clock tower and its neighbours. */
function clockTower(x: number, base: number, u: number, color: string, light: string): string {
  return (
    tower({ x: x - 34 * u, base, w: 20 * u, h: 62 * u }, color, light, { columns: 4, rows: 14, lit: 0.35 }) +
    tower({ x: x + 14 * u, base, w: 20 * u, h: 62 * u }, color, light, { columns: 4, rows: 14, lit: 0.35 }) +
    tower({ x: x - 13 * u, base, w: 26 * u, h: 92 * u }, color, light, { columns: 5, rows: 20, lit: 0.35 }) +
    rect(x - 10 * u, base - 116 * u, 20 * u, 24 * u, color) +
    circle(x, base - 104 * u, 8 * u, light) +
    stroke(
      `M${x} ${base - 104 * u}V${base - 109 * u}M${x} ${base - 104 * u}L${x + 4 * u} ${base - 102 * u}`,
      color,
      1.3 * u,
    ) +
    polygon(`${x - 10 * u},${base - 116 * u} ${x},${base - 142 * u} ${x + 10 * u},${base - 116 * u}`, color) +
    stroke(`M${x} ${base - 142 * u}V${base - 152 * u}`, light, 1.2 * u)
  );
}

/** The Kaaba with its gold band, 100 units wide. */
function kaaba(x: number, y: number, u: number): string {
  const body =
    polygon('-50,-82 18,-92 18,4 -50,0', '#0b0f17') +
    polygon('18,-92 50,-82 50,0 18,4', '#1c2431') +
    polygon('-50,-62 18,-70 18,-58 -50,-51', '#d9a441') +
    polygon('18,-70 50,-62 50,-51 18,-58', '#b88427') +
    polygon('-8,-40 6,-41.4 6,3 -8,2.4', '#d9a441') +
    stroke('M-50-48L18-54.5 50-48', '#d9a441', 1);
  return place(x, y, body, u);
}

/** A gallery of arches in two rows. */
function arcade(y: number, color: string, light: string, count: number): string {
  const step = 1200 / count;
  return (
    rect(0, y - 150, 1200, 150, color) +
    rect(0, y - 156, 1200, 8, light) +
    rect(0, y - 80, 1200, 6, light) +
    times(
      count,
      (i) =>
        arch((i + 0.5) * step, y - 84, step * 0.52, 56, light) +
        arch((i + 0.5) * step, y, step * 0.62, 66, light),
    )
  );
}

/** Mecca in the evening: the Great Mosque around the Kaaba. */
export function mecque(): Drawing {
  const t = tones;
  const stars = times(26, (i) =>
    circle((i * 197) % 1200, 30 + ((i * 89) % 300), 1.6 + (i % 3), t.light, 0.8),
  );
  const court = 'M0 700L1200 700 1200 900 0 900Z';
  const rings = times(
    5,
    (i) =>
      `<ellipse cx="600" cy="806" rx="${190 + i * 105}" ry="${34 + i * 21}" fill="none" stroke="#ffffff" stroke-opacity="0.28" stroke-width="5" stroke-dasharray="3 13" stroke-linecap="round"/>`,
  );
  const body =
    sky({ ...t, light: '#1d4d6b' }, 1200, 900, { x: 600, y: 430, r: 210 }) +
    stars +
    path(
      'M0 560C160 470 300 520 420 470 560 420 660 520 800 480 960 440 1080 520 1200 480L1200 720 0 720Z',
      '#184860',
    ) +
    clockTower(890, 600, 2.75, t.far, t.light) +
    minaret(110, 640, 4.6, t.mid, t.light) +
    minaret(370, 640, 4.6, t.mid, t.light) +
    minaret(1090, 640, 4.6, t.mid, t.light) +
    arcade(708, t.mid, t.light, 20) +
    path(court, '#e9d9b8') +
    path('M0 700L1200 700 1200 716 0 716Z', '#cdb88e') +
    rings +
    kaaba(600, 826, 2.7) +
    place(410, -20, path('M196 190A62 62 0 1 0 262 262 50 50 0 1 1 196 190Z', t.light));
  return { width: 1200, height: 900, body };
}
