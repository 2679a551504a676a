import { tower } from '../buildings.ts';
import { cloud, palm, pirogue, plane, sky, water } from '../landscape.ts';
import { circle, path, polygon, rect, stroke, times, type Drawing, type Tones } from '../shapes.ts';

const tones: Tones = { sky: '#d5ecdf', far: '#86c09a', mid: '#2f7a58', near: '#123d3a', light: '#fff2cf' };

/** The pyramid of Le Plateau: floors that step in. */
function pyramid(x: number, base: number, color: string, light: string): string {
  return times(11, (i) => {
    const half = 96 - i * 7.4;
    return (
      rect(x - half, base - 26 - i * 25, half * 2, 26, color) +
      rect(x - half + 8, base - 14 - i * 25, half * 2 - 16, 5, light)
    );
  });
}

/** The cathedral: a great leaning mast of stays, a hall behind it. */
function cathedral(x: number, base: number, color: string, light: string): string {
  return (
    polygon(`${x - 20},${base} ${x + 170},${base} ${x + 170},${base - 46} ${x + 20},${base - 128}`, color) +
    times(5, (i) => rect(x + 40 + i * 25, base - 40 - (4 - i) * 7, 10, 34 + (4 - i) * 5, light)) +
    path(
      `M${x - 34} ${base}C${x - 20} ${base - 120} ${x - 8} ${base - 200} ${x} ${base - 268}L${x + 10} ${base - 268}C${x + 14} ${base - 200} ${x + 18} ${base - 110} ${x + 22} ${base}Z`,
      color,
    ) +
    stroke(`M${x - 62} ${base - 196}Q${x} ${base - 244} ${x + 70} ${base - 196}`, color, 12) +
    times(4, (i) => stroke(`M${x + 6} ${base - 210}L${x + 60 + i * 32} ${base - 90 + i * 14}`, color, 3)) +
    stroke(`M${x + 5} ${base - 262}V${base - 312}M${x - 12} ${base - 294}H${x + 22}`, color, 6)
  );
}

/** The cable-stayed bridge of Cocody: one pylon, a fan of stays. */
function bridge(deck: number, color: string, light: string): string {
  const fan = times(9, (i) =>
    stroke(
      `M300 ${deck - 250 + i * 9}L${40 - i * -26} ${deck}M300 ${deck - 250 + i * 9}L${560 + i * -26} ${deck}`,
      light,
      2.6,
    ),
  );
  return (
    fan +
    path(`M282 ${deck + 70}L294 ${deck - 284}H306L318 ${deck + 70}Z`, color) +
    rect(-20, deck, 760, 16, color) +
    times(4, (i) => rect(60 + i * 150 + (i > 1 ? 60 : 0), deck + 12, 16, 60, color)) +
    circle(300, deck - 284, 9, color)
  );
}

/** Abidjan: Le Plateau on its lagoon. */
export function abidjan(): Drawing {
  const t = tones;
  const body =
    sky(t, 1200, 900, { x: 690, y: 320, r: 140 }) +
    cloud(110, 170, 1, '#ffffff') +
    cloud(940, 210, 0.8, '#ffffff') +
    plane(370, 300, 0.62, 60, t.mid) +
    path('M0 650C200 610 420 640 620 630 860 616 1000 640 1200 620L1200 740 0 740Z', t.far) +
    times(9, (i) =>
      tower({ x: 470 + i * 84, base: 706, w: 70, h: 150 + ((i * 71) % 150) }, t.far, t.light, {
        columns: 4,
        rows: 10,
        lit: 0.4,
      }),
    ) +
    tower({ x: 560, base: 712, w: 84, h: 330 }, t.mid, t.light, { columns: 4, rows: 17, lit: 0.5 }) +
    tower({ x: 652, base: 712, w: 84, h: 280 }, t.mid, t.light, { columns: 4, rows: 14, lit: 0.5 }) +
    pyramid(852, 712, t.mid, t.light) +
    tower({ x: 478, base: 712, w: 70, h: 220 }, t.mid, t.light, { columns: 4, rows: 11, lit: 0.5 }) +
    cathedral(1010, 712, t.near, t.light) +
    path('M420 704C700 690 980 700 1200 700L1200 740 420 740Z', t.mid) +
    water(t, '#1f6f73', 728, { w: 1200, h: 900 }, 690) +
    bridge(716, t.near, t.near) +
    pirogue(820, 812, 1.2, { hull: t.near, band: '#e88b2e', light: t.light }) +
    path('M-10 900C40 830 150 800 270 842 330 862 380 880 420 900Z', t.near) +
    palm(90, 846, 250, t.near, t.near) +
    palm(210, 846, 180, t.near, t.near);
  return { width: 1200, height: 900, body };
}
