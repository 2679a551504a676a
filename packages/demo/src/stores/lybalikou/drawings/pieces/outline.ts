/** The middle of a figure's own space, 1200 wide. */
export const middle = 600;

/**
 * A point of a half outline: a line to it, or a Bézier curve with two control points. `x` is
 * measured from the middle.
 */
export type Step =
  | readonly [x: number, y: number]
  | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

const end = (step: Step): readonly [number, number] => (step.length === 2 ? step : [step[4], step[5]]);

/** A closed symmetrical outline: the steps run down the right half from the top middle. */
export function mirrored(start: readonly [x: number, y: number], steps: Step[]): string {
  const right = steps.map((step) =>
    step.length === 2
      ? `L${middle + step[0]} ${step[1]}`
      : `C${middle + step[0]} ${step[1]} ${middle + step[2]} ${step[3]} ${middle + step[4]} ${step[5]}`,
  );
  const left = steps.map((step, index) => {
    const before = index === 0 ? start : end(steps[index - 1] ?? start);
    const [x, y] = before;
    return step.length === 2
      ? `L${middle - x} ${y}`
      : `C${middle - step[2]} ${step[3]} ${middle - step[0]} ${step[1]} ${middle - x} ${y}`;
  });
  const last = end(steps.at(-1) ?? start);
  return `M${middle + start[0]} ${start[1]}${right.join('')}L${middle - last[0]} ${last[1]}${left.toReversed().join('')}Z`;
}

/**
 * A path for the right side, mirrored for the left: numbers alternate x and y, with x measured from
 * the middle.
 */
export function sided(side: 1 | -1, template: string): string {
  let isX = true;
  return template.replace(/-?\d+(?:\.\d+)?/g, (text) => {
    const value = Number(text);
    const out = isX ? middle + side * value : value;
    isX = !isX;
    return String(out);
  });
}

/** How long a curve's handles are, for four of them to make a circle. */
const roundness = 0.5523;

/** An ellipse as a path of curves. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * roundness, ry * roundness];
  return (
    `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}` +
    `C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`
  );
}

/** A band along a path that is not closed: its own width at both ends. */
export function ribbon(points: readonly (readonly [x: number, y: number, width: number])[]): string {
  const offset = (index: number, side: 1 | -1): [number, number] => {
    const here = points[index] ?? [0, 0, 0];
    const before = points[Math.max(0, index - 1)] ?? here;
    const after = points[Math.min(points.length - 1, index + 1)] ?? here;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [here[0] - (side * dy * here[2]) / 2 / length, here[1] + (side * dx * here[2]) / 2 / length];
  };
  const there = points.map((_, index) => offset(index, 1));
  const back = points.map((_, index) => offset(index, -1)).toReversed();
  return `M${smooth(there)}L${smooth(back)}Z`;
}

/** A band, its points as one row of numbers: x, y and width, again and again. */
export function strip(row: readonly number[]): string {
  const points = Array.from({ length: Math.floor(row.length / 3) }, (_, index) => {
    const [x = 0, y = 0, width = 0] = row.slice(index * 3, index * 3 + 3);
    return [x, y, width] as const;
  });
  return ribbon(points);
}

/** A smooth line through points (Catmull-Rom), without its first letter. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const first = at(0);
  const curves = points.slice(1).map((point, index) => {
    const [p0, p1, p3] = [at(index - 1), at(index), at(index + 2)];
    const c1 = [p1[0] + (point[0] - p0[0]) / 6, p1[1] + (point[1] - p0[1]) / 6];
    const c2 = [point[0] - (p3[0] - p1[0]) / 6, point[1] - (p3[1] - p1[1]) / 6];
    return `C${c1.map(round).join(' ')} ${c2.map(round).join(' ')} ${round(point[0])} ${round(point[1])}`;
  });
  return `${round(first[0])} ${round(first[1])}${curves.join('')}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
