import type { Rule } from 'postcss';
import type { DesignOnDisk } from './designOnDisk.ts';
import { parseStyle } from '../theme/parseStyle.ts';

/** Properties of the colour of text. */
const inks = new Set(['color', '-webkit-text-fill-color']);
/** A transparent colour. */
const unseen = /^(?:transparent|#[0-9a-f]{3}0|#[0-9a-f]{6}00|[a-z]+\(.*[,/]\s*0?\.?0+%?\s*\))$/i;
/** Selectors without text of the page: image fallbacks, placeholders and selections. */
const noWords = /(?:\bimg|::placeholder|::selection)$/;

/** Whether a rule makes its text transparent, and not to let its background show through. */
function hidesText(rule: Rule): boolean {
  const declarations = rule.nodes.filter((node) => node.type === 'decl');
  return (
    !noWords.test(rule.selector) &&
    declarations.some(({ prop, value }) => inks.has(prop) && unseen.test(value)) &&
    !declarations.some(({ prop, value }) => prop === 'background-clip' && value === 'text')
  );
}

/** CSS rules with a transparent text colour. */
export function inkErrors({ sources }: DesignOnDisk): string[] {
  return sources
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) => {
      const errors: string[] = [];
      parseStyle(text).walkRules((rule) => {
        if (!hidesText(rule)) return;
        const line = rule.source?.start?.line ?? 1;
        const selector = rule.selectors.join(', ');
        errors.push(`${file}:${line} writes the words of «${selector}» in a colour that is not seen`);
      });
      return errors;
    });
}
