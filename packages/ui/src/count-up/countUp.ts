/** How long, in milliseconds, a metric counts up. */
export const countUpMs = 2000;

/**
 * The integer shown `elapsedMs` after the start of a count to `target`: fast at first, then slower.
 */
export function countAt(target: number, elapsedMs: number): number {
  const progress = Math.min(Math.max(elapsedMs / countUpMs, 0), 1);
  const eased = 1 - (1 - progress) ** 3;
  return progress === 1 ? target : Math.round(target * eased);
}

let figures: Intl.NumberFormat | undefined;

/**
 * Formats a number. The formatter is created on first use, which takes about 20 ms on a cheap
 * phone.
 */
export function formatFigure(value: number): string {
  figures ??= new Intl.NumberFormat('fr-SN');
  return figures.format(value);
}
