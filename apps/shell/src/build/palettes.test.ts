import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPalette } from './palette.ts';
import { readPalettes } from './palettes.ts';

const theme = (id: string, colours: string) =>
  `[data-design='${id}'],\n[data-design='${id}'][data-theme='cupcake'] {\n${colours}\n}`;
const whole = [
  '--color-page: #fff9f1;',
  '--color-ink: #1e2340;',
  '--color-ink-soft: #565b79;',
  '--color-primary: #2b3a8f;',
  '--color-on-primary: #fff9f1;',
  '--color-accent: #f2a71b;',
  '--color-on-accent: #1e2340;',
];

describe('a palette', () => {
  it('contains the colours of the theme', () => {
    expect(readPalette(theme('x', whole.join('\n')), 'x', 'cupcake')).toEqual({
      page: '#fff9f1',
      ink: '#1e2340',
      inkSoft: '#565b79',
      primary: '#2b3a8f',
      onPrimary: '#fff9f1',
      accent: '#f2a71b',
      onAccent: '#1e2340',
    });
  });

  it.each([
    ['that lacks a token', theme('x', whole.slice(1).join('\n'))],
    ['of another design', theme('y', whole.join('\n'))],
    ['without a rule', ''],
  ])('rejects a theme %s', (_what, css) => {
    expect(() => readPalette(css, 'x', 'cupcake')).toThrow('The theme of the design x gives --color-page');
  });

  it('is there for every design of the tree, by day and by night', () => {
    const designs = path.join(import.meta.dirname, '../../../../packages/designs');
    const palettes = Object.values(readPalettes(designs));
    expect(palettes.filter(({ cupcake, night }) => cupcake.page === night.page)).toEqual([]);
    expect(palettes.length).toBeGreaterThan(2);
  });
});
