import type { DesignOnDisk } from './designOnDisk.ts';

const comment = /\/\*[\s\S]*?\*\//g;
const rule = /([^{};]*)\{([^{}]*)\}/g;
/** A transparent text colour. */
const unseen =
  /(?:^|[;\s])(?:color|-webkit-text-fill-color)\s*:\s*(?:transparent|#[0-9a-f]{3}0|#[0-9a-f]{6}00|[a-z]+\([^;]*[,/]\s*0?\.?0+%?\s*\))\s*(?:!important\s*)?(?:;|$)/i;
/** Where the ground is seen through the words. */
const throughWords = /background-clip\s*:\s*text/;
/** Selectors without text of the page: image fallbacks, placeholders and selections. */
const noWords = /(?:\bimg|::placeholder|::selection)\s*$/;

/** CSS rules with a transparent text colour. */
export function inkFaults({ sources }: DesignOnDisk): string[] {
  return sources
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) => {
      const rules = text.replace(comment, (words) => words.replace(/[^\n]/g, ' '));
      return [...rules.matchAll(rule)]
        .filter(
          ([, head = '', body = '']) => unseen.test(body) && !throughWords.test(body) && !noWords.test(head),
        )
        .map(({ index, 1: head = '' }) => {
          const line = text.slice(0, index + head.length - head.trimStart().length).split('\n').length;
          return `${file}:${line} writes the words of «${head.trim().replace(/\s+/g, ' ')}» in a colour that is not seen`;
        });
    });
}
