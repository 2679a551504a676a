import { darkTokens, themes, themeTokens } from '../theme/tokens.ts';
import type { DesignOnDisk } from './designOnDisk.ts';
import type { DesignRule } from './diagnostic.ts';

const named = (names: string, prefix: string) => names.split(' ').map((name) => `${prefix}${name}`);
const required = named(
  'page surface band ink ink-soft line line-strong primary on-primary accent on-accent sale good warn bad focus overlay skeleton',
  '--color-',
);
const sizes = [
  named('font-display font-fallback font-text weight-display tracking-display shadow-raised', '--'),
  named('xs s m l xl 2xl 3xl', '--text-'),
  named('1 2 3 4 5 6 7 8 9', '--space-'),
  named('s m l control', '--radius-'),
  named('page-width gutter duration ease card-ratio header-height', '--'),
].flat();

function missing({ id, theme }: DesignOnDisk): string[] {
  return themes.flatMap((name) => {
    const tokens = themeTokens(theme, id, name);
    return [...required, ...sizes]
      .filter((token) => !(token in tokens))
      .map((token) => `in ${name}, ${token} is not set`);
  });
}

function darkErrors({ id, theme }: DesignOnDisk): string[] {
  const [night, dark] = [themeTokens(theme, id, 'night'), darkTokens(theme, id)];
  return Object.keys(night)
    .filter((token) => night[token] !== dark[token])
    .map(
      (token) =>
        `${token} is ${night[token] ?? 'not set'} in night, and ${dark[token] ?? 'not set'} where the device prefers the dark theme`,
    );
}

/** Rules for a design's `theme.css`. */
export const themeRules: readonly DesignRule[] = [
  {
    name: 'sets every token in both themes',
    level: 'error',
    why: 'Inherited parts are styled by tokens alone: a missing one leaves them unstyled.',
    remedy: 'Set it in src/theme.css, under each theme.',
    errors: missing,
  },
  {
    name: 'is alike by night, whether chosen or set by the device',
    level: 'error',
    why: 'The same shopper would see two dark themes.',
    remedy:
      'Repeat the tokens of night under `@media (prefers-color-scheme: dark)` and `:not([data-theme])`.',
    errors: darkErrors,
  },
];
