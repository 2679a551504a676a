import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { designIds } from '../readManifest.ts';
import { contrast, isColor, leastContrast } from './contrast.ts';
import { themes, themeTokens } from './tokens.ts';

const packages = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(packages, file), 'utf8');
/** How much of the page's ink, in hundredths, comes into a button's fill under a mouse. */
const [, share] =
  /\.primary:hover,\s+\.accent:hover {\s+background: color-mix\(in srgb, var\(--fill\), var\(--color-ink\) (\d+)%\);/.exec(
    read('ui/src/button/Button.module.css'),
  ) ?? [];

const channels = (color: string) => {
  const hex = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
};
const mixed = (fill: string, ink: string) => {
  const [inks, part] = [channels(ink), Number(share) / 100];
  const sums = channels(fill).map((one, index) => Math.round(one * (1 - part) + (inks[index] ?? 0) * part));
  return `#${sums.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
};

const drawn = designIds(path.join(packages, 'designs')).flatMap((id) =>
  themes.map((theme) => ({ id, theme })),
);

it.each(drawn)('what a button says is read under a mouse in $id, by $theme', ({ id, theme }) => {
  const tokens = themeTokens(read(`designs/${id}/src/theme.css`), id, theme);
  const valueOf = (...names: string[]): string => {
    const value = names.map((name) => tokens[name]).find((one) => one !== undefined) ?? '';
    const [, name] = /^var\((--[a-z-]+)\)$/.exec(value) ?? [];
    return name === undefined ? value : valueOf(name);
  };
  const faults = ['primary', 'accent'].flatMap((kind) => {
    const fill = valueOf(`--button-${kind}-fill`, `--color-${kind}`);
    // What has no fill is read on the page.
    if (fill === 'transparent') return [];
    const hovered = mixed(fill, valueOf('--color-ink'));
    const words = valueOf(`--button-${kind}-ink`, `--color-on-${kind}`);
    const isRead = isColor(hovered) && isColor(words) && contrast(hovered, words) >= leastContrast.text;
    return isRead ? [] : [`${words} on ${hovered}`];
  });
  expect(faults).toEqual([]);
});
