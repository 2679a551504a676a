/** How near an edge of the window, in pixels, the page begins to scroll. */
const reach = 72;
/** Pixels of a frame at the edge itself. */
const fastest = 14;

/**
 * How far the page scrolls in a frame while something is held at `y` in a window of that height.
 */
export function edgeSpeed(y: number, height: number): number {
  const [above, below] = [reach - y, y - (height - reach)];
  const depth = Math.min(1, Math.max(above, below, 0) / reach);
  return Math.round(depth * fastest) * (above > below ? -1 : 1);
}
