/** The store's dyes: every cloth, wall and metal colour derives from these. */
export const ink = {
  ivory: '#f4ead9',
  chalk: '#fbf5ea',
  sand: '#e2cfb4',
  clay: '#d3a184',
  terracotta: '#b4512a',
  rust: '#8c3519',
  brick: '#9e3f2c',
  gold: '#c8963e',
  oldGold: '#9a6f26',
  saffron: '#dba13a',
  aubergine: '#43192f',
  plum: '#6a2a4a',
  wine: '#7a1f33',
  rose: '#cf8f86',
  night: '#1d1522',
  ebony: '#1b1114',
  indigo: '#232c5c',
  deepIndigo: '#151b3d',
  sky: '#93a8cc',
  lagoon: '#1f5457',
  sage: '#8d9a7c',
  olive: '#5c5f2e',
  moss: '#2f4029',
  mud: '#2b1a13',
  bark: '#4b2e20',
} as const;

/** `#rrggbb` as three numbers of 0–255. */
export function rgbOf(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A colour between two others; 0 is the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgbOf(first), rgbOf(second)];
  const part = (index: 0 | 1 | 2) =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}
