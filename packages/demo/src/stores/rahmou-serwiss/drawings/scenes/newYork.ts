import { arch, tower } from '../buildings.ts';
import { cloud, plane, sky, water } from '../landscape.ts';
import { polygon, rect, stroke, times, type Drawing, type Tones } from '../shapes.ts';

const tones: Tones = { sky: '#ffd2a8', far: '#c9889a', mid: '#6a5689', near: '#22264f', light: '#fff1d8' };

/** A tower that narrows in steps to a needle. */
function stepped(x: number, base: number, h: number, color: string, light: string): string {
  const w = h * 0.26;
  const step = (width: number, to: number) =>
    rect(x - (w * width) / 2, base - h * to, w * width, h * to, color);
  return (
    step(0.74, 0.68) +
    step(0.5, 0.78) +
    step(0.26, 0.84) +
    tower({ x: x - w / 2, base, w, h: h * 0.56 }, color, light, { columns: 6, rows: 14, lit: 0.4 }) +
    polygon(`${x - w * 0.1},${base - h * 0.84} ${x},${base - h} ${x + w * 0.1},${base - h * 0.84}`, color)
  );
}

/** A tower with a crown of arches, scale upon scale. */
function crowned(x: number, base: number, h: number, color: string, light: string): string {
  const w = h * 0.2;
  const scales = [1, 0.78, 0.56, 0.36].map((size, i) =>
    arch(x, base - h * (0.62 + i * 0.05), w * size, h * 0.2, i % 2 ? light : color),
  );
  return (
    tower({ x: x - w / 2, base, w, h: h * 0.66 }, color, light, { columns: 5, rows: 16, lit: 0.4 }) +
    scales.join('') +
    polygon(`${x - 4},${base - h * 0.88} ${x},${base - h} ${x + 4},${base - h * 0.88}`, color)
  );
}

/** One of the two piers of the bridge, with its pointed doors. */
function pier(x: number, base: number, color: string, gap: string): string {
  return (
    rect(x - 62, base - 340, 124, 340, color) +
    rect(x - 72, base - 352, 144, 18, color) +
    rect(x - 74, base - 150, 148, 12, color) +
    arch(x - 28, base - 152, 36, 150, gap) +
    arch(x + 28, base - 152, 36, 150, gap)
  );
}

/** The bridge: two piers, cables, hangers, a deck. */
function brooklyn(base: number, color: string, gap: string): string {
  const deck = base - 140;
  const hangers = times(36, (i) => {
    const x = 20 + i * 33;
    const t = (x - 250) / 700;
    const sag = t >= 0 && t <= 1 ? 330 - 4 * 190 * t * (1 - t) : t < 0 ? 330 + t * 560 : 330 + (1 - t) * 560;
    return sag > 145 ? stroke(`M${x} ${deck}V${base - sag}`, color, 2.4) : '';
  });
  const cable = `M-60 ${base - 92}L250 ${base - 335}Q600 ${base + 40} 950 ${base - 335}L1260 ${base - 92}`;
  return (
    hangers +
    stroke(cable, color, 8) +
    pier(250, base, color, gap) +
    pier(950, base, color, gap) +
    rect(0, deck, 1200, 20, color) +
    times(24, (i) => rect(i * 52, deck + 24, 26, 5, color))
  );
}

/** New York: the towers behind the bridge. */
export function newYork(): Drawing {
  const t = tones;
  const low = [70, 130, 96, 150, 110, 84, 140, 100, 124, 92, 146, 104, 88, 132];
  const body =
    sky(t, 1200, 900, { x: 610, y: 400, r: 165 }) +
    cloud(120, 170, 1, t.light) +
    cloud(930, 250, 0.9, t.light) +
    plane(230, 330, 0.62, 60, t.mid) +
    low
      .map((h, i) =>
        tower({ x: i * 88 - 10, base: 700, w: 80, h: h + 130 }, t.far, t.light, {
          columns: 5,
          rows: 8,
          lit: 0.35,
        }),
      )
      .join('') +
    stepped(420, 700, 560, t.mid, t.light) +
    crowned(760, 700, 470, t.mid, t.light) +
    [90, 220, 560, 660, 880, 1010, 1120]
      .map((x, i) =>
        tower({ x: x - 40, base: 710, w: 88, h: 150 + ((i * 67) % 130) }, t.mid, t.light, {
          columns: 5,
          rows: 9,
          lit: 0.45,
        }),
      )
      .join('') +
    water(t, '#3b3a6b', 706, { w: 1200, h: 900 }, 610) +
    brooklyn(850, t.near, '#3b3a6b') +
    rect(0, 846, 1200, 54, '#3b3a6b') +
    times(9, (i) => rect(120 + ((i * 173) % 960), 858 + (i % 3) * 13, 70, 4, t.light, 3));
  return { width: 1200, height: 900, body };
}
