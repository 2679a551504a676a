import { isColor } from '../../../../packages/design-manifest/src/theme/contrast.ts';
import { themeTokens, type Theme } from '../../../../packages/design-manifest/src/theme/tokens.ts';

/**
 * Colours of a design's light theme for output without a style sheet: link previews, mails and the
 * browser's own bars.
 */
export interface Palette {
  page: string;
  ink: string;
  inkSoft: string;
  primary: string;
  onPrimary: string;
  accent: string;
  onAccent: string;
}

const tokens: Readonly<Record<keyof Palette, string>> = {
  page: 'page',
  ink: 'ink',
  inkSoft: 'ink-soft',
  primary: 'primary',
  onPrimary: 'on-primary',
  accent: 'accent',
  onAccent: 'on-accent',
};

/**
 * Reads a design's palette from its `theme.css`. Throws if a token is missing, which is a bug of
 * the design.
 */
export function readPalette(css: string, designId: string, theme: Theme): Palette {
  const declared = themeTokens(css, designId, theme);
  const entries = Object.entries(tokens).map(([name, token]) => {
    const value = declared[`--color-${token}`];
    if (!isColor(value))
      throw new Error(
        `The theme of the design ${designId} gives --color-${token} no colour like #123456 in ${theme}, and previews are rendered with it. Set it in theme.css.`,
      );
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as Record<keyof Palette, string>;
}
