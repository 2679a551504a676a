import { chance, circle, path, place, polygon, rect, stroke, times } from './shapes.ts';

/** A grid of windows, some lit. */
export function windows(
  box: { x: number; y: number; w: number; h: number },
  grid: { columns: number; rows: number; lit?: number; seed?: number; gap?: number },
  color: string,
): string {
  const next = chance(grid.seed ?? box.x + box.y + 1);
  const gap = grid.gap ?? 0.45;
  const stepX = box.w / grid.columns;
  const stepY = box.h / grid.rows;
  return times(grid.columns * grid.rows, (i) => {
    if (next() > (grid.lit ?? 0.6)) return '';
    const x = box.x + (i % grid.columns) * stepX + (stepX * gap) / 2;
    const y = box.y + Math.floor(i / grid.columns) * stepY + (stepY * gap) / 2;
    return rect(x, y, stepX * (1 - gap), stepY * (1 - gap), color, 1);
  });
}

/** A plain tower with windows. */
export function tower(
  box: { x: number; base: number; w: number; h: number },
  color: string,
  light: string,
  grid = { columns: 3, rows: 8, lit: 0.45 },
): string {
  const y = box.base - box.h;
  const inside = { x: box.x + box.w * 0.12, y: y + 14, w: box.w * 0.76, h: box.h - 30 };
  return rect(box.x, y, box.w, box.h, color) + windows(inside, { ...grid, seed: box.x * 7 + box.h }, light);
}

/** A dome on its drum, its finial up; the middle of its base at x, y. */
export function dome(x: number, y: number, radius: number, color: string, finial = color): string {
  const r = radius;
  return (
    path(
      `M${x - r} ${y}C${x - r} ${y - r * 0.75} ${x - r * 0.5} ${y - r} ${x} ${y - r * 1.06}C${x + r * 0.5} ${y - r} ${x + r} ${y - r * 0.75} ${x + r} ${y}Z`,
      color,
    ) +
    rect(x - r * 0.025 - 1.5, y - r * 1.06 - r * 0.36, r * 0.05 + 3, r * 0.42, finial) +
    circle(x, y - r * 1.06 - r * 0.36, Math.max(3, r * 0.07), finial)
  );
}

/** A door or window with a pointed arch; the middle of its foot at x, y. */
export function arch(x: number, y: number, width: number, height: number, color: string): string {
  const w = width / 2;
  const spring = y - height + w * 1.3;
  return path(
    `M${x - w} ${y}L${x - w} ${spring}Q${x - w * 0.9} ${y - height + w * 0.35} ${x} ${y - height}Q${x + w * 0.9} ${y - height + w * 0.35} ${x + w} ${spring}L${x + w} ${y}Z`,
    color,
  );
}

/** A round minaret with balconies and a pointed cap, as on the Bosphorus. */
export function pencilMinaret(x: number, base: number, height: number, color: string, light: string): string {
  const w = height * 0.052;
  const balcony = (at: number) =>
    rect(x - w * 0.95, base - height * at, w * 1.9, height * 0.016, color) +
    rect(x - w * 0.75, base - height * at + height * 0.016, w * 1.5, height * 0.014, color);
  return (
    rect(x - w / 2, base - height * 0.8, w, height * 0.8, color) +
    rect(x - w * 0.36, base - height * 0.86, w * 0.72, height * 0.1, color) +
    balcony(0.46) +
    balcony(0.64) +
    balcony(0.79) +
    polygon(
      `${x - w * 0.44},${base - height * 0.86} ${x},${base - height} ${x + w * 0.44},${base - height * 0.86}`,
      color,
    ) +
    rect(x - w * 0.12, base - height * 0.75, w * 0.24, height * 0.05, light) +
    rect(x - w * 0.12, base - height * 0.58, w * 0.24, height * 0.05, light)
  );
}

/** A square minaret with galleries and a lantern, as on the corniche of Ouakam. */
export function squareMinaret(x: number, base: number, height: number, color: string, light: string): string {
  const w = height * 0.1;
  const stage = (from: number, to: number, width: number) =>
    rect(x - (w * width) / 2, base - height * to, w * width, height * (to - from), color);
  const slits = [0.14, 0.3, 0.46].map((at) => arch(x, base - height * at, w * 0.3, height * 0.1, light));
  return (
    stage(0, 0.66, 1) +
    stage(0.64, 0.68, 1.36) +
    stage(0.68, 0.82, 0.74) +
    stage(0.81, 0.84, 1.06) +
    stage(0.84, 0.9, 0.44) +
    slits.join('') +
    arch(x, base - height * 0.7, w * 0.3, height * 0.08, light) +
    dome(x, base - height * 0.9, w * 0.3, color)
  );
}

/** A tall square minaret with a smaller one on top and three gilded balls, as in Morocco. */
export function moroccanMinaret(
  x: number,
  base: number,
  height: number,
  color: string,
  light: string,
): string {
  const w = height * 0.17;
  const y = base - height * 0.82;
  const lattice = times(3, (i) =>
    times(5, (j) => {
      const size = w * 0.15;
      return place(
        x - w * 0.27 + i * w * 0.27,
        y + 70 + j * size * 1.7,
        rect(-size / 2, -size / 2, size, size, light),
        1,
        45,
      );
    }),
  );
  const teeth = times(7, (i) => rect(x - w / 2 + (i * w) / 6.6, y - 9, w / 12, 12, color));
  return (
    rect(x - w / 2, y, w, height * 0.82, color) +
    teeth +
    `<g opacity="0.75">${lattice}</g>` +
    rect(x - w / 2, y + 28, w, 10, light) +
    arch(x, base - height * 0.16, w * 0.34, height * 0.2, light) +
    rect(x - w * 0.24, base - height * 0.94, w * 0.48, height * 0.13, color) +
    arch(x, base - height * 0.83, w * 0.18, height * 0.08, light) +
    stroke(`M${x} ${base - height * 0.93}V${base - height}`, color, 4) +
    circle(x, base - height * 0.955, 7, color) +
    circle(x, base - height * 0.978, 5, color)
  );
}
