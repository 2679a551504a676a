import { tower } from '../buildings.ts';
import { cloud, gull, palm, pirogue, plane, route, sky, water } from '../landscape.ts';
import { path, place, times, type Drawing, type Tones } from '../shapes.ts';
import { divinite, mamelles } from './dakar.ts';

const tones: Tones = { sky: '#dceefc', far: '#9cc7e6', mid: '#2f7fbd', near: '#0a3b6b', light: '#fff0cf' };
const sunset = '#d9581a';
const navy = '#0a1b33';

/** Towers of Le Plateau, from x = 0 to 620. */
function plateau(color: string, light: string): string {
  const heights = [96, 150, 120, 210, 168, 250, 190, 140, 176, 110];
  return heights
    .map((h, i) =>
      tower({ x: i * 63, base: 0, w: 54, h }, color, light, {
        columns: 4,
        rows: Math.round(h / 22),
        lit: 0.42,
      }),
    )
    .join('');
}

/**
 * The corniche of Dakar by day, wide format: Les Mamelles, the mosque, Le Plateau, pirogues, a
 * departing plane.
 */
export function corniche(): Drawing {
  const t = tones;
  const boat = { hull: navy, band: sunset, light: t.light };
  const size = { w: 2400, h: 1000 };
  const body =
    sky(t, 2400, 1000, { x: 1470, y: 430, r: 190, halo: '#ffffff' }) +
    cloud(180, 190, 1.5, '#ffffff', 0.9) +
    cloud(820, 110, 1.1, '#ffffff', 0.9) +
    cloud(1880, 250, 1.4, '#ffffff', 0.9) +
    cloud(2190, 120, 0.9, '#ffffff', 0.9) +
    route([940, 470], [2060, 150], 150, t.mid, 6) +
    plane(2068, 148, 1.1, 64, sunset) +
    place(1790, 700, plateau(t.far, '#eef7fe'), 1.05) +
    mamelles(560, 716, 1.5, t.far, '#eef7fe') +
    path('M1060 712C1240 664 1660 656 2000 676 2180 684 2320 680 2400 676L2400 760 1060 760Z', t.mid) +
    divinite(1470, 690, 440, t.mid, '#bfe0f7') +
    palm(1800, 690, 170, t.near, t.near) +
    palm(1890, 694, 130, t.near, t.near) +
    palm(1190, 704, 140, t.near, t.near) +
    water(t, '#1467a8', 712, size, 1470) +
    path('M0 712L2400 712 2400 722C1800 732 600 732 0 722Z', '#ffffff', 0.5) +
    path('M0 822C500 792 900 842 1300 822 1700 802 2100 842 2400 812L2400 1000 0 1000Z', t.near, 0.55) +
    pirogue(300, 810, 1.5, boat) +
    pirogue(760, 776, 0.9, { ...boat, band: '#f0a63c' }) +
    pirogue(1960, 800, 1.3, { ...boat, band: '#f0a63c' }) +
    pirogue(2240, 880, 2, boat) +
    pirogue(1180, 900, 1.7, boat) +
    times(3, (i) => gull(330 + i * 62, 130 - (i % 2) * 34, 1.3, t.near));
  return { width: size.w, height: size.h, body };
}
