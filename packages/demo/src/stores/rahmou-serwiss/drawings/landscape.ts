import { chance, circle, ellipse, path, place, rect, stroke, times, type Tones } from './shapes.ts';

/** A sky with its disc of light, a halo, and long flat clouds. */
export function sky(
  tones: Tones,
  width: number,
  height: number,
  sun: { x: number; y: number; r: number; halo?: string },
): string {
  const halo = sun.halo ?? tones.light;
  return (
    rect(0, 0, width, height, tones.sky) +
    circle(sun.x, sun.y, sun.r * 2.3, halo, 0.22) +
    circle(sun.x, sun.y, sun.r * 1.55, halo, 0.3) +
    circle(sun.x, sun.y, sun.r, tones.light)
  );
}

/** A cloud of three bars with round ends. */
export function cloud(x: number, y: number, size: number, color: string, opacity = 0.7): string {
  const bars =
    rect(0, 0, 150, 16, color, 8) + rect(-46, 22, 210, 16, color, 8) + rect(30, 44, 120, 16, color, 8);
  return `<g opacity="${opacity}">${place(x, y, bars, size)}</g>`;
}

/** Water from `y` down, with glints that lie under the light at `glintX`. */
export function water(
  tones: Tones,
  color: string,
  y: number,
  size: { w: number; h: number },
  glintX: number,
) {
  const next = chance(7);
  const glints = times(22, (index) => {
    const depth = (index + 1) / 22;
    const length = 24 + next() * 130 * (0.5 + depth);
    const x = glintX + (next() - 0.5) * (160 + 520 * depth) - length / 2;
    return rect(x, y + 8 + depth * (size.h - y - 24), length, 3 + depth * 4, tones.light, 4);
  });
  return rect(0, y, size.w, size.h - y, color) + `<g opacity="0.5">${glints}</g>`;
}

/** An aeroplane seen from below, flying up; 100 px long. */
export function plane(x: number, y: number, size: number, turn: number, color: string): string {
  const shape =
    'M0-52C6-52 9-40 9-28L9-12 54 18 54 29 9 15 7 36 21 46 21 53 0 47-21 53-21 46-7 36-9 15-54 29-54 18-9-12-9-28C-9-40-6-52 0-52Z';
  return place(x, y, path(shape, color), size, turn);
}

/** A dashed arc between two points, with a dot at each end: a route. */
export function route(from: [number, number], to: [number, number], lift: number, color: string, width = 5) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const arc = `M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.min(y1, y2) - lift} ${x2} ${y2}`;
  return (
    stroke(arc, color, width, `${width * 0.2} ${width * 2.6}`) +
    circle(x1, y1, width * 2, color) +
    circle(x2, y2, width * 2, color)
  );
}

/** A palm tree whose base is at x, y. */
export function palm(x: number, y: number, height: number, trunk: string, leaves: string): string {
  const leaf = (turn: number, size: number, side: number) =>
    place(
      0,
      -100,
      place(
        0,
        0,
        path('M0 2C10-16 36-20 62 14 58 10 54 9 50 10L53 17C46 11 42 10 38 10L40 18C33 9 20 3 0 4Z', leaves),
        `${side * size} ${size}`,
        turn,
      ),
    );
  const crown = [
    [-58, 0.66],
    [-30, 0.78],
    [2, 0.8],
    [34, 0.6],
  ].map(([turn = 0, size = 1]) => leaf(turn, size, 1) + leaf(-turn, size, -1));
  const foot = path('M-5 0C-3-40 2-70-3-101L5-101C9-70 5-40 7 0Z', trunk);
  return place(x, y, foot + crown.join(''), height / 100);
}

/** A gull: two strokes. */
export function gull(x: number, y: number, size: number, color: string): string {
  return place(x, y, stroke('M-20-6Q-9-14 0 0Q9-14 20-6', color, 4), size);
}

/** A pirogue of the coast: long, its prow raised, with bands of colour; 200 px long. */
export function pirogue(
  x: number,
  y: number,
  size: number,
  colors: { hull: string; band: string; light: string },
) {
  const hull =
    'M-124-6C-112-4-96 3-80 8-40 15 30 15 68 6 92 0 108-12 122-30L130-30C124-4 108 18 82 28 40 38-40 38-78 26-98 20-114 8-128-2Z';
  const band = 'M-98 8C-60 18 20 22 70 14 92 9 108-2 118-16L116-6C106 6 92 15 72 20 20 29-50 27-88 16Z';
  const body =
    ellipse(0, 35, 108, 6, colors.light, 0.35) +
    path(hull, colors.hull) +
    path(band, colors.band) +
    times(6, (i) => rect(-56 + i * 24, 20 - Math.abs(i - 2) * 0.5, 12, 4.5, colors.light, 2));
  return place(x, y, body, size);
}
