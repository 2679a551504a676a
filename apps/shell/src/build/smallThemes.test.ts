import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Declaration, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { designs } from '../testing/builtShell.ts';

const themeOf = (id: string) =>
  parse(
    readFileSync(path.join(import.meta.dirname, '../../../../packages/designs', id, 'src/theme.css'), 'utf8'),
  );

type Theme = ReturnType<typeof themeOf>;

/** The font families that require a download. */
function fetchedFonts(theme: Theme): string[] {
  const families: string[] = [];
  theme.walkAtRules('font-face', (face) => {
    const declarations = new Map<string, string>();
    face.walkDecls(({ prop, value }) => void declarations.set(prop, value));
    if (declarations.get('src')?.includes('url('))
      families.push((declarations.get('font-family') ?? '').replaceAll("'", ''));
  });
  return families;
}

const isRule = (parent: Declaration['parent']): parent is Rule => parent?.type === 'rule';

/** The font tokens that rules set whose selector does, or does not, contain `[data-saver]`. */
function fontTokens(theme: Theme, isDataSaverOn: boolean): Declaration[] {
  const tokens: Declaration[] = [];
  theme.walkDecls(/^--font-/, (token) => {
    const { parent } = token;
    if (isRule(parent) && parent.selector.includes('[data-saver]') === isDataSaverOn) tokens.push(token);
  });
  return tokens;
}

describe.each(designs.map(({ id }) => id))('the design %s', (id) => {
  const theme = themeOf(id);
  const fonts = fetchedFonts(theme);
  const isFetched = ({ value }: Declaration) => fonts.some((font) => value.includes(`'${font}'`));

  it('names no web font in data saver mode', () => {
    expect(fontTokens(theme, true).filter(isFetched)).toEqual([]);
  });

  it('replaces each token with a web font in data saver mode', () => {
    const replaced = fontTokens(theme, true).map(({ prop }) => prop);
    const names = fontTokens(theme, false).filter(isFetched);
    expect(names.filter(({ prop }) => !replaced.includes(prop))).toEqual([]);
  });
});
