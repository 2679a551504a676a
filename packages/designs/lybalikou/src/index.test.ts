import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { design } from './index.ts';

describe('the lookbook', () => {
  it('requests new products, categories and best sellers only', () => {
    expect(design.homeRequests).toEqual(['newProducts', 'popularCategories', 'bestSellers']);
  });

  it.each(Object.entries(design.parts))(
    'has %s as a part, and under its own name for others to wrap',
    async (name, load) => {
      const module: Record<string, unknown> = { ...(await load()) };
      expect(typeof module['part']).toBe('function');
      expect(module[name]).toEqual(module['part']);
    },
  );

  it.each(Object.entries(design.pages))('has a page for %s', async (_name, load) => {
    expect(typeof (await load()).default).toBe('function');
  });
});

const theme = readFileSync(path.join(import.meta.dirname, 'theme.css'), 'utf8');

/** The colours of the first rule whose selector ends so. */
function colorsOf(selectorEnd: string): Map<string, string> {
  const body = theme.slice(theme.indexOf(selectorEnd)).split('}')[0] ?? '';
  return new Map(
    [...body.matchAll(/(--color-[\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name ?? '', hex ?? '']),
  );
}

/** How bright a colour is, 0–1, as WCAG reckons it. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const themes = { cupcake: colorsOf("[data-theme='cupcake'] {"), night: colorsOf("[data-theme='night'] {") };
/** Foreground, background and minimum contrast. */
const pairs = [
  ...['ink', 'ink-soft', 'primary', 'sale', 'good', 'warn', 'bad', 'gold'].flatMap((word) =>
    ['page', 'surface', 'band'].map((ground) => [word, ground, 4.5] as const),
  ),
  ['on-primary', 'primary', 4.5] as const,
  ['on-accent', 'accent', 4.5] as const,
  ...['on-footer', 'footer-soft', 'footer-gold'].map((word) => [word, 'footer', 4.5] as const),
  ['line-strong', 'page', 3] as const,
  ['focus', 'page', 3] as const,
];

describe.each(Object.entries(themes))('the theme %s', (_name, colors) => {
  it.each(pairs)('gives %s on %s a contrast of at least %d', (word, ground, least) => {
    const found = contrast(colors.get(`--color-${word}`) ?? '', colors.get(`--color-${ground}`) ?? '');
    expect({ word, ground, isEnough: found >= least, found: found.toFixed(2) }).toMatchObject({
      isEnough: true,
    });
  });

  it('is the same when the system prefers it', () => {
    const preferred = colorsOf("[data-design='lybalikou']:not([data-theme]) {");
    expect(preferred).toEqual(themes.night);
  });
});
