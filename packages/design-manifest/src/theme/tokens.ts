import { parseStyle } from './parseStyle.ts';

/** The themes every design has. */
export const themes = ['cupcake', 'night'] as const;
export type Theme = (typeof themes)[number];

/** The tokens of every rule whose selectors name one of `selectors` exactly, later ones winning. */
function declared(css: string, selectors: readonly string[]): Record<string, string> {
  const tokens: Record<string, string> = {};
  parseStyle(css).walkRules((rule) => {
    if (!rule.selectors.some((selector) => selectors.includes(selector))) return;
    rule.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('--')) tokens[node.prop] = node.value;
    });
  });
  return tokens;
}

/** The tokens that a design's `theme.css` sets in a theme. */
export function themeTokens(css: string, id: string, theme: Theme): Record<string, string> {
  const everywhere = `[data-design='${id}']`;
  return declared(css, [everywhere, `${everywhere}[data-theme='${theme}']`]);
}

/** The tokens it sets if the shopper chose no theme and the device prefers dark. */
export function darkTokens(css: string, id: string): Record<string, string> {
  const everywhere = `[data-design='${id}']`;
  return declared(css, [everywhere, `${everywhere}:not([data-theme])`]);
}

const reference = /^var\(\s*(--[a-z][a-z0-9-]*)\s*\)$/;

/** The value of the first of `names` that is set, with references to other tokens resolved. */
export function valueOf(tokens: Readonly<Record<string, string>>, ...names: string[]): string | undefined {
  const followed = new Set<string>();
  let value = names.map((name) => tokens[name]).find((one) => one !== undefined);
  for (;;) {
    const [, name] = reference.exec(value ?? '') ?? [];
    // A circular reference is returned as written.
    if (name === undefined || followed.has(name)) return value;
    followed.add(name);
    value = tokens[name];
  }
}
