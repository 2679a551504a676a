import { arch, dome, pencilMinaret, tower } from '../buildings.ts';
import { cloud, gull, plane, sky, water } from '../landscape.ts';
import { path, place, polygon, rect, times, type Drawing, type Tones } from '../shapes.ts';

const tones: Tones = { sky: '#f9cfc0', far: '#dd8f8c', mid: '#8f4a6b', near: '#35234f', light: '#fff0dc' };

/**
 * A great mosque: domes that step up to the highest, six minarets; the middle of its base at x, y.
 */
function mosque(x: number, y: number, u: number, color: string, light: string): string {
  const drum = (at: number, base: number, r: number) =>
    rect(x + at * u - r * u * 1.04, y - base * u - 1, r * u * 2.08, 5 * u, color) +
    dome(x + at * u, y - base * u, r * u, color);
  const minarets = [-72, -46, 46, 72].map((at, i) =>
    pencilMinaret(x + at * u, y, (i === 1 || i === 2 ? 108 : 94) * u, color, light),
  );
  const hall =
    rect(x - 58 * u, y - 22 * u, 116 * u, 22 * u, color) +
    rect(x - 40 * u, y - 34 * u, 80 * u, 13 * u, color);
  const small = [-52, -41, 41, 52].map((at) => drum(at, 22, 5));
  const lights =
    times(11, (i) => arch(x + (-50 + i * 10) * u, y - 3 * u, 4.4 * u, 12 * u, light)) +
    times(9, (i) => arch(x + (-24 + i * 6) * u, y - 37 * u, 2.2 * u, 5 * u, light));
  return (
    minarets.join('') +
    hall +
    small.join('') +
    drum(-30, 33, 11) +
    drum(30, 33, 11) +
    drum(0, 42, 24) +
    lights
  );
}

/** The tower of Galata, its foot at x, y. */
function galata(x: number, y: number, u: number, color: string, light: string): string {
  return (
    rect(x - 13 * u, y - 62 * u, 26 * u, 62 * u, color) +
    rect(x - 15 * u, y - 66 * u, 30 * u, 4 * u, color) +
    rect(x - 11.5 * u, y - 76 * u, 23 * u, 11 * u, color) +
    polygon(`${x - 13 * u},${y - 75 * u} ${x},${y - 106 * u} ${x + 13 * u},${y - 75 * u}`, color) +
    times(4, (i) => arch(x + (-8 + i * 5.4) * u, y - 67 * u, 2.8 * u, 7 * u, light)) +
    times(3, (i) => arch(x, y - (16 + i * 15) * u, 3.4 * u, 8 * u, light))
  );
}

/** A ferry of the Bosphorus, 200 px long. */
function ferry(x: number, y: number, size: number, hull: string, light: string, band: string): string {
  const body =
    path('M-110 0L112 0C106 20 92 34 78 34L-84 34C-98 30-106 14-110 0Z', hull) +
    rect(-110, -4, 222, 7, band) +
    rect(-84, -34, 150, 30, light, 3) +
    rect(-60, -56, 92, 22, light, 3) +
    times(8, (i) => rect(-76 + i * 17, -26, 10, 12, hull, 2)) +
    times(5, (i) => rect(-52 + i * 17, -49, 10, 9, hull, 2)) +
    polygon('-20,-56 -16,-88 6,-88 8,-56', band) +
    rect(-17, -82, 24, 8, hull);
  return place(x, y, body, size);
}

/** Istanbul: the domes, the tower of Galata, the ferry. */
export function istanbul(): Drawing {
  const t = tones;
  const hill =
    'M0 700C120 640 240 620 360 630 520 640 640 590 760 600 920 610 1060 650 1200 640L1200 760 0 760Z';
  const body =
    sky(t, 1200, 900, { x: 460, y: 330, r: 140 }) +
    cloud(840, 160, 1, t.light) +
    cloud(90, 240, 0.8, t.light) +
    plane(820, 330, 0.6, -62, t.mid) +
    path(hill, t.far) +
    galata(1010, 650, 2.3, t.far, t.light) +
    times(9, (i) =>
      tower({ x: 700 + i * 56, base: 720, w: 48, h: 46 + ((i * 37) % 50) }, t.far, t.light, {
        columns: 3,
        rows: 3,
        lit: 0.5,
      }),
    ) +
    mosque(460, 706, 3.6, t.mid, '#f6b79a') +
    path('M0 700C200 680 700 690 900 700L1200 712 1200 740 0 740Z', t.mid) +
    water(t, t.near, 730, { w: 1200, h: 900 }, 460) +
    ferry(880, 800, 1.5, '#20143a', t.light, '#e0653a') +
    ferry(190, 772, 0.7, '#20143a', t.light, '#e0653a') +
    gull(660, 640, 1, t.light) +
    gull(720, 600, 0.8, t.light) +
    gull(620, 760, 1.1, t.light);
  return { width: 1200, height: 900, body };
}
