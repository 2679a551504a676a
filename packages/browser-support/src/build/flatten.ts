import cascadeLayers from '@csstools/postcss-cascade-layers';
import isPseudoClass from '@csstools/postcss-is-pseudo-class';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import toPhysical from 'postcss-logical';
import splitNot from 'postcss-selector-not';
import { flatTargets } from './browsers.ts';
import { lowerRatios, lowerTransforms, lowerValues } from './lowerStyles.ts';

/** The first statement of `base.css`. Joined style sheets may not begin with it. */
export const layerOrder = '@layer reset, base, ui, default, design;';

/** What browsers that know dialogs do with them by themselves. */
const dialogs =
  '@layer reset{dialog{display:block;position:fixed;inset:0;margin:auto}dialog:not([open]){display:none}' +
  'dialog+.backdrop,._dialog_overlay{position:fixed;inset:0}dialog+.backdrop{background:var(--color-overlay)}}';

const lower = postcss([
  // Layers determine priority now: a selector kept weak by `:where` in one layer stays weaker than
  // any selector of the next.
  {
    postcssPlugin: 'name-where',
    Rule: (rule) => void (rule.selector = rule.selector.replaceAll(':where(', ':is(')),
  },
  cascadeLayers({ onRevertLayerKeyword: 'warn' }),
  isPseudoClass({ preserve: false, onComplexSelector: 'warning' }),
  splitNot(),
  // French is written left to right: no page needs logical properties for the other direction.
  toPhysical(),
  lowerValues(),
  lowerTransforms(),
  lowerRatios(),
]);

/** An equivalent style sheet for browsers that lack cascade layers and newer CSS. */
export function flatten(styleSheet: string): string {
  const { css } = lower.process(layerOrder + styleSheet + dialogs, { from: undefined });
  const { code } = transform({
    filename: 'flat.css',
    code: Buffer.from(css),
    minify: true,
    targets: flatTargets,
    errorRecovery: true,
  });
  return code.toString();
}
