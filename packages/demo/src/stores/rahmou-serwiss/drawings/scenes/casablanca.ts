import { arch, dome, moroccanMinaret } from '../buildings.ts';
import { cloud, gull, palm, plane, sky, water } from '../landscape.ts';
import { chance, path, polygon, rect, times, type Drawing, type Tones } from '../shapes.ts';

const tones: Tones = { sky: '#fbe3c2', far: '#dfb58a', mid: '#2c8470', near: '#123f4c', light: '#fffaf0' };

/** White houses with flat roofs, some with a dome. */
function medina(from: number, to: number, base: number, color: string, shade: string, seed: number): string {
  const next = chance(seed);
  let drawn = '';
  for (let x = from; x < to;) {
    const w = 56 + next() * 50;
    const h = 60 + next() * 90;
    drawn += rect(x, base - h, w, h, color) + rect(x + w - 9, base - h, 9, h, shade);
    if (next() > 0.7) drawn += dome(x + w / 2 - 4, base - h, w * 0.28, color, shade);
    drawn += times(2, (i) => arch(x + w * (0.26 + i * 0.36), base - h + 44, 12, 24, shade));
    x += w - 4;
  }
  return drawn;
}

/** Casablanca: the mosque on the ocean, the white town. */
export function casablanca(): Drawing {
  const t = tones;
  const hall =
    rect(380, 520, 330, 170, t.mid) +
    polygon('370,520 400,480 690,480 720,520', '#1f6c5b') +
    times(6, (i) => arch(410 + i * 54, 690, 34, 96, '#f0d7ac')) +
    rect(380, 546, 330, 8, '#f0d7ac') +
    rect(690, 590, 220, 100, t.mid) +
    polygon('690,590 704,566 900,566 914,590', '#1f6c5b') +
    times(4, (i) => arch(724 + i * 50, 690, 30, 70, '#f0d7ac'));
  const body =
    sky({ ...t, light: '#ffffff' }, 1200, 900, { x: 800, y: 310, r: 130 }) +
    cloud(140, 190, 1, '#ffffff') +
    cloud(960, 160, 0.8, '#ffffff') +
    plane(250, 360, 0.62, 62, t.near) +
    medina(-20, 1220, 660, t.far, '#c99a6c', 5) +
    moroccanMinaret(560, 690, 560, t.mid, '#f0d7ac') +
    hall +
    medina(-20, 330, 712, t.light, '#e6d3b8', 21) +
    medina(900, 1230, 712, t.light, '#e6d3b8', 47) +
    palm(352, 716, 170, t.near, t.near) +
    palm(890, 716, 140, t.near, t.near) +
    path('M0 690L1200 690 1200 734 0 734Z', '#c99a6c') +
    water({ ...t, light: '#ffffff' }, '#1a6f86', 726, { w: 1200, h: 900 }, 700) +
    path(
      'M0 836C120 812 240 818 330 842 420 866 560 852 660 866 760 880 900 850 1200 870L1200 900 0 900Z',
      t.near,
    ) +
    path(
      'M0 826C120 802 240 808 330 832 420 856 560 842 660 856 760 870 900 840 1200 860L1200 870C900 850 760 880 660 866 560 852 420 866 330 842 240 818 120 812 0 836Z',
      '#ffffff',
      0.7,
    ) +
    gull(420, 420, 1, t.near) +
    gull(350, 460, 0.8, t.near);
  return { width: 1200, height: 900, body };
}
