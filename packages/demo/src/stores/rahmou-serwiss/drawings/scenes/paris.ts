import { cloud, plane, sky, water } from '../landscape.ts';
import {
  chance,
  circle,
  path,
  place,
  polygon,
  rect,
  stroke,
  times,
  type Drawing,
  type Tones,
} from '../shapes.ts';

const tones: Tones = { sky: '#cfe6f5', far: '#93bfdc', mid: '#3f7fb0', near: '#15395f', light: '#fff6e0' };

/** The Eiffel tower, 100 units high, its foot at x, y. */
function eiffel(x: number, y: number, size: number, color: string, gap: string): string {
  const outline =
    'M-1-100L1-100 1.6-84C2.6-62 5-42 10-26 13-16 18-8 22 0L11 0C10-6 6-10 0-10S-10-6-11 0L-22 0C-18-8-13-16-10-26-5-42-2.6-62-1.6-84Z';
  const floors =
    rect(-13.6, -19, 27.2, 2.8, color) +
    rect(-8.6, -37.5, 17.2, 2.2, color) +
    rect(-2.6, -86, 5.2, 2.2, color);
  const holes =
    path('M0-34.6L5-22.6-5-22.6Z', gap) +
    path('M0-62L3.4-41-3.4-41Z', gap) +
    path('M0-82L1.2-66-1.2-66Z', gap) +
    stroke('M-11.5-15.5L-16-2M11.5-15.5L16-2', gap, 0.9);
  return place(x, y, path(outline, color) + holes + floors, size);
}

/** A row of houses with mansard roofs and chimneys. */
function houses(
  from: number,
  to: number,
  base: number,
  look: { color: string; roof: string; light: string; h: number; seed: number },
) {
  const next = chance(look.seed);
  let x = from;
  let drawn = '';
  while (x < to) {
    const w = 84 + next() * 50;
    const h = look.h * (0.86 + next() * 0.3);
    const top = base - h;
    drawn +=
      rect(x - 1, top, w + 2, h, look.color) +
      rect(x + w - 4, top + 8, 2, h - 8, look.roof) +
      polygon(
        `${x - 2},${top} ${x + 9},${top - 34} ${x + w - 12},${top - 34} ${x + w - 1},${top}`,
        look.roof,
      ) +
      rect(x + 18, top - 54, 12, 22, look.roof) +
      rect(x + w - 36, top - 50, 16, 18, look.roof) +
      times(3, (i) => rect(x + 14 + i * (w - 30) * 0.36, top - 24, 10, 14, look.light, 2)) +
      times(3, (row) =>
        times(3, (i) =>
          next() > 0.42 ? rect(x + 13 + i * (w - 30) * 0.36, top + 16 + row * 38, 12, 22, look.light, 1) : '',
        ),
      );
    x += w;
  }
  return drawn;
}

/** A bridge of round arches. */
function bridge(y: number, color: string, light: string): string {
  const arches = [150, 410, 670, 930, 1190].map(
    (x) => `M${x - 105} ${y + 96}C${x - 95} ${y + 26} ${x + 95} ${y + 26} ${x + 105} ${y + 96}Z`,
  );
  const deck = `M-10 ${y + 8}Q600 ${y - 28} 1210 ${y + 8}L1210 ${y + 96}-10 ${y + 96}Z`;
  const lamps = [20, 280, 540, 800, 1060].map(
    (x) => stroke(`M${x} ${y}V${y - 52}`, color, 5) + circle(x, y - 58, 9, light),
  );
  return `<path d="${deck}${arches.join('')}" fill="${color}" fill-rule="evenodd"/>` + lamps.join('');
}

/** Paris: the tower, the roofs, a bridge over the Seine. */
export function paris(): Drawing {
  const t = tones;
  const body =
    sky(t, 1200, 900, { x: 330, y: 330, r: 130, halo: '#ffffff' }) +
    cloud(800, 170, 1.1, t.light) +
    cloud(60, 210, 0.8, t.light) +
    plane(980, 330, 0.6, -58, t.mid) +
    houses(-40, 1240, 690, { color: t.far, roof: '#7fb0d1', light: t.light, h: 120, seed: 3 }) +
    eiffel(600, 700, 6, t.mid, t.sky) +
    houses(-60, 400, 720, { color: t.mid, roof: t.near, light: t.light, h: 158, seed: 11 }) +
    houses(810, 1240, 720, { color: t.mid, roof: t.near, light: t.light, h: 150, seed: 23 }) +
    rect(0, 696, 1200, 80, t.mid) +
    water(t, '#2c6796', 770, { w: 1200, h: 900 }, 420) +
    bridge(740, t.near, t.light);
  return { width: 1200, height: 900, body };
}
