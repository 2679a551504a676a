const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const highest = 255;

/** Minimum contrast by WCAG: of text, and of marks, which need less. */
export const leastContrast = { text: 4.5, mark: 3 } as const;

/** Whether a text is an opaque colour as settings and tokens write it. */
export const isColor = (text: unknown): text is string =>
  typeof text === 'string' && (long.test(text) || short.test(text));

function channels(color: string): number[] {
  const [, ...pairs] = long.exec(color) ?? [];
  const [, ...single] = short.exec(color) ?? [];
  const hex = pairs.length > 0 ? pairs : single.map((digit) => digit + digit);
  return hex.map((pair) => Number.parseInt(pair, 16) / highest);
}

/** WCAG 2's relative luminance. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2's contrast of two opaque colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Two opaque colours mixed, as `color-mix(in srgb, one, other share%)` does. */
export function mixed(one: string, other: string, share: number): string {
  const others = channels(other);
  const sums = channels(one).map((value, index) => value * (1 - share) + (others[index] ?? 0) * share);
  const digits = sums.map((sum) =>
    Math.round(sum * highest)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
