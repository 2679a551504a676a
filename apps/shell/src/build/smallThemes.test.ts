import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { designs } from '../testing/builtShell.ts';

const themeOf = (id: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../../packages/designs', id, 'src/theme.css'), 'utf8');

/** The font families that require a download. */
const fetchedFaces = (css: string): string[] =>
  [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) =>
    rule.includes('url(') ? (/font-family:\s*'([^']+)'/.exec(rule)?.[1] ?? []) : [],
  );

/**
 * The font tokens that name such a font, in rules whose selector does, or does not, contain
 * `data-saver`.
 */
function costlyTokens(css: string, isDataSaverOn: boolean): string[] {
  const rules = [...css.replaceAll(/@font-face\s*\{[^}]*\}/g, '').matchAll(/([^{}]*)\{([^{}]*)\}/g)];
  return rules
    .filter(([, selector = '']) => selector.includes('[data-saver]') === isDataSaverOn)
    .flatMap(([, , rule = '']) => [...rule.matchAll(/(--font-[\w-]+):([^;]*);/g)])
    .filter(([, , value = '']) => fetchedFaces(css).some((face) => value.includes(`'${face}'`)))
    .map(([, token = '']) => token);
}

describe.each(designs.map(({ id }) => id))('the design %s', (id) => {
  it('loads no web fonts in data saver mode', () => {
    const css = themeOf(id);
    const replaced = [...css.matchAll(/\[data-saver\]\s*\{([^}]*)\}/g)].map(([, rule]) => rule).join('');
    expect(costlyTokens(css, true)).toEqual([]);
    expect(costlyTokens(css, false).filter((token) => !replaced.includes(`${token}:`))).toEqual([]);
  });
});
