import { cloud, gull, palm, pirogue, sky, water } from '../landscape.ts';
import {
  chance,
  ellipse,
  path,
  place,
  polygon,
  rect,
  stroke,
  times,
  type Drawing,
  type Tones,
} from '../shapes.ts';

const tones: Tones = { sky: '#bfe6f2', far: '#5fb6c9', mid: '#e7b77a', near: '#0f4d63', light: '#fff6e2' };

/** A round hut with a thatched roof. */
function hut(x: number, y: number, size: number, wall: string, roof: string, door: string): string {
  const body =
    rect(-62, -70, 124, 70, wall) +
    polygon('-96,-64 0,-168 96,-64 80,-54 62,-64 42,-54 22,-64 0,-54 -22,-64 -42,-54 -62,-64 -80,-54', roof) +
    stroke('M0-168L-60-74M0-168L-20-70M0-168L20-70M0-168L60-74', '#b9783a', 3) +
    path('M-18 0V-40A18 18 0 0 1 18-40V0Z', door);
  return place(x, y, body, size);
}

/** A parasol with a deckchair in its shade. */
function parasol(x: number, y: number, size: number, stripes: string, light: string, wood: string): string {
  const body =
    ellipse(10, 4, 120, 11, '#b9783a', 0.45) +
    stroke('M0 0L-14-190', wood, 7) +
    path('M-128-150C-110-216-60-240-12-238 40-236 92-206 102-134Z', light) +
    path('M-128-150C-110-216-60-240-12-238-60-214-76-180-78-146Z', stripes) +
    path('M-36-142C-34-190-26-220-12-238 12-212 22-180 22-138Z', stripes) +
    path('M102-134C92-206 40-236-12-238 34-214 64-180 70-136Z', stripes) +
    stroke('M40 0L150-6M44-26L120-34 170-80M60 0L96-34M140-4L110-34', wood, 7) +
    path('M42-32L120-42 168-88 176-80 126-28 44-20Z', stripes);
  return place(x, y, body, size);
}

/** A baobab, bare. */
function baobab(x: number, y: number, size: number, color: string): string {
  const trunk =
    'M-46 0C-34-30-40-80-46-120L-92-164-84-172-40-142-46-190-34-194-22-140-8-202 6-200 0-138 26-186 38-180 18-126 70-166 78-158 30-106C32-70 32-30 46 0Z';
  const next = chance(3);
  const leaves = times(13, (i) => ellipse(-90 + i * 14 + next() * 8, -178 - next() * 34, 20, 11, color));
  return place(x, y, path(trunk, color) + leaves, size);
}

/** Saly: the beach, huts, a parasol. */
export function saly(): Drawing {
  const t = tones;
  const body =
    sky(t, 1200, 900, { x: 330, y: 270, r: 120, halo: '#ffffff' }) +
    cloud(720, 150, 1.1, '#ffffff') +
    cloud(60, 150, 0.7, '#ffffff') +
    gull(560, 240, 1, t.near) +
    gull(620, 210, 0.8, t.near) +
    water(t, t.far, 470, { w: 1200, h: 760 }, 330) +
    rect(0, 470, 1200, 5, '#ffffff') +
    pirogue(200, 520, 0.9, { hull: t.near, band: '#e0653a', light: t.light }) +
    path('M0 640C260 600 420 660 640 616 820 580 980 520 1200 500L1200 900 0 900Z', '#f5d6a4') +
    path(
      'M0 640C260 600 420 660 640 616 820 580 980 520 1200 500L1200 514C980 534 820 596 640 632 420 676 260 618 0 656Z',
      '#ffffff',
    ) +
    baobab(720, 640, 1.3, '#8c5a34') +
    hut(930, 660, 1.1, t.light, '#d1954f', t.near) +
    hut(1110, 700, 1.35, t.light, '#d1954f', t.near) +
    palm(500, 690, 330, '#7a4c2a', '#1c7a5c') +
    parasol(280, 830, 1.15, '#e0653a', t.light, t.near) +
    path('M0 852C320 812 640 880 1200 822L1200 900 0 900Z', t.mid);
  return { width: 1200, height: 900, body };
}
