import type { DesignOnDisk } from './designOnDisk.ts';

const comment = /\/\*[\s\S]*?\*\//g;
const rule = /([^{};]*)\{([^{}]*)\}/g;
/** Words in a colour of which nothing is seen. */
const unseen =
  /(?:^|[;\s])(?:color|-webkit-text-fill-color)\s*:\s*(?:transparent|#[0-9a-f]{3}0|#[0-9a-f]{6}00|[a-z]+\([^;]*[,/]\s*0?\.?0+%?\s*\))\s*(?:!important\s*)?(?:;|$)/i;
/** Where the ground is seen through the words. */
const throughWords = /background-clip\s*:\s*text/;
/** What is no word of the page: what stands in for a picture or in an empty field, and what is marked. */
const noWords = /(?:\bimg|::placeholder|::selection)\s*$/;

/** Rules of styles that write in a colour of which nothing is seen. */
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
