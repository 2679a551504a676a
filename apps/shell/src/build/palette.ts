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

/** The declarations of the first rule that names `selector`. */
function ruleOf(css: string, selector: string): string {
  const at = css.indexOf(selector);
  return at < 0 ? '' : css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at));
}

/**
 * Reads a design's palette from its `theme.css`. Throws if a token is missing, which is a bug of
 * the design.
 */
export function readPalette(css: string, designId: string, theme: 'cupcake' | 'night'): Palette {
  const rule = ruleOf(css, `[data-design='${designId}'][data-theme='${theme}']`);
  const entries = Object.entries(tokens).map(([name, token]) => {
    const value = new RegExp(`--color-${token}:\\s*(#[0-9a-f]{3,8})\\s*;`, 'i').exec(rule)?.[1];
    if (!value) {
      throw new Error(
        `The theme of the design ${designId} gives --color-${token} no colour like #123456 in ${theme}, and previews are rendered with it. Set it in theme.css.`,
      );
    }
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as Record<keyof Palette, string>;
}
