import { markPairs, textPairs } from '../theme/colorPairs.ts';
import { contrast, isColor, leastContrast, mixed } from '../theme/contrast.ts';
import { themes, themeTokens, valueOf } from '../theme/tokens.ts';
import type { DesignOnDisk } from './designOnDisk.ts';
import type { DesignRule } from './diagnostic.ts';

/** Kinds of filled buttons; a design may set separate tokens for their fill and text. */
const buttons = ['primary', 'accent'].map((kind) => ({
  fill: [`--button-${kind}-fill`, `--color-${kind}`],
  ink: [`--button-${kind}-ink`, `--color-on-${kind}`],
}));
/** Share of the page's ink that is mixed into a button's fill on hover. */
export const hoverShare = 0.12;

/** Fill of a button through which the page shows. */
const noFill = 'transparent';

const twoDecimals = 2;

/** An error if a colour's contrast with its background is too low. */
function nearErrors(
  where: string,
  [name, color]: [string, string],
  [ground, against]: [string, string],
  least: number,
) {
  const ratio = contrast(color, against);
  if (ratio >= least) return [];
  return [
    `${where}, ${name} (${color}) on ${ground} (${against}) has a contrast of ${ratio.toFixed(twoDecimals)}`,
  ];
}

function pairErrors({ id, theme: css }: DesignOnDisk, pairs: typeof textPairs, least: number): string[] {
  return themes.flatMap((theme) => {
    const tokens = themeTokens(css, id, theme);
    return pairs.flatMap(([name, on]) =>
      on.flatMap((ground) => {
        const names = [`--color-${name}`, `--color-${ground}`] as const;
        const [color, against] = [valueOf(tokens, names[0]), valueOf(tokens, names[1])];
        if (!isColor(color) || !isColor(against)) return [];
        return nearErrors(`in ${theme}`, [names[0], color], [names[1], against], least);
      }),
    );
  });
}

/** Contrast errors of a filled button's text, at rest and on hover. */
function buttonErrors({ id, theme: css }: DesignOnDisk): string[] {
  return themes.flatMap((theme) => {
    const tokens = themeTokens(css, id, theme);
    const pageInk = valueOf(tokens, '--color-ink');
    const firstOf = (names: string[]) => names.find((name) => name in tokens) ?? '';
    return buttons.flatMap(({ fill, ink }) => {
      const names = [firstOf(ink), firstOf(fill)] as const;
      const isFilled = tokens[names[1]] !== noFill;
      const [words, filled] = [
        valueOf(tokens, names[0]),
        valueOf(tokens, isFilled ? names[1] : '--color-page'),
      ];
      if (!isColor(words) || !isColor(filled) || !isColor(pageInk)) return [];
      const hovered = mixed(filled, pageInk, hoverShare);
      const ownAtRest = names.some((name) => name.startsWith('--button-'))
        ? nearErrors(`in ${theme}`, [names[0], words], [names[1], filled], leastContrast.text)
        : [];
      return [
        ...ownAtRest,
        ...nearErrors(
          `in ${theme}, on a button under a mouse`,
          [names[0], words],
          [`${names[1]} with a little --color-ink`, hovered],
          leastContrast.text,
        ),
      ];
    });
  });
}

/** Every token whose contrast is judged. */
const judged = [
  ...new Set([
    ...[...textPairs, ...markPairs].flatMap(([name, on]) => [name, ...on].map((each) => `--color-${each}`)),
    ...buttons.flatMap(({ fill, ink }) => [...fill, ...ink]),
  ]),
];

/**
 * Colours in a notation whose contrast cannot be computed. A transparent fill is judged by the
 * page's colour.
 */
function unjudged({ id, theme: css }: DesignOnDisk): string[] {
  return themes.flatMap((theme) => {
    const tokens = themeTokens(css, id, theme);
    return judged
      .filter((name) => name in tokens && !isColor(valueOf(tokens, name)))
      .filter((name) => !(name.endsWith('-fill') && tokens[name] === noFill))
      .map((name) => `in ${theme}, the contrast of ${name} (${tokens[name] ?? ''}) cannot be judged`);
  });
}

/** Rules for the colours of a design's `theme.css`. */
export const contrastRules: readonly DesignRule[] = [
  {
    name: 'has text of 4.5 to 1 in both themes',
    level: 'error',
    why: 'Below it many people cannot read, and nobody can in the sun.',
    remedy: 'Darken or lighten one of the two in src/theme.css.',
    errors: (design) => pairErrors(design, textPairs, leastContrast.text),
  },
  {
    name: 'has buttons that are read under a mouse, 4.5 to 1 in both themes',
    level: 'error',
    why: 'Under a mouse a little of the page’s ink comes into a button’s fill: what it says must be read then too.',
    remedy: 'Take the fill and the words of the button further from each other in src/theme.css.',
    errors: buttonErrors,
  },
  {
    name: 'has marks of 3 to 1 in both themes',
    level: 'error',
    why: 'The edge of a field and the ring of focus must be seen.',
    remedy: 'Darken or lighten one of the two in src/theme.css.',
    errors: (design) => pairErrors(design, markPairs, leastContrast.mark),
  },
  {
    name: 'has colours whose contrast can be judged',
    level: 'error',
    why: 'Whether it is read is reckoned from it, here and where operators choose other colours.',
    remedy: 'Write it as an opaque #rrggbb, or as `var()` of a token that is one.',
    errors: unjudged,
  },
];
