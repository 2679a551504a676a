import path from 'node:path';
import type { DesignOnDisk } from './designOnDisk.ts';

const comment = /\/\*[\s\S]*?\*\//g;
const rule = /([^{}]+)\{([^{}]*)\}/g;
/** What makes a thing seen that was not. */
const reveals =
  /(?:^|;|\s)(?:visibility:\s*visible|opacity:\s*(?:1|0?\.[5-9]\d*)\b|display:\s*(?!none)[a-z-]+|clip-path:\s*none|pointer-events:\s*auto)/;
/** A size property, which shows an element that is otherwise zero-sized. */
const size = /(?:^|;|\s)(scale|transform|(?:max-)?(?:block-size|inline-size|height|width))\s*:\s*([^;]+)/g;
const nothing = /^(?:scale[XY]?\()?0(?:px|rem|em|%)?\)?$/;
const byKeyboard = /:focus(?:-within|-visible)?\b/;

interface Rule {
  head: string;
  body: string;
}

function rulesOf(text: string): Rule[] {
  return [...text.replace(comment, '').matchAll(rule)].map(([, head = '', body = '']) => ({
    head: head.slice(head.lastIndexOf(';') + 1).trim(),
    body,
  }));
}

/** The subject of a rule: the last class of its selector. */
const renderedBy = ({ head }: Rule) => head.match(/\.[\w-]+/g)?.at(-1);

/** The size properties a rule sets, either to zero or to non-zero. */
const sizesIn = ({ body }: Rule, isNothing: boolean) =>
  [...body.matchAll(size)]
    .filter(([, , value = '']) => nothing.test(value.trim()) === isNothing)
    .map(([, property]) => property);

/** Whether a rule sizes an element that another rule sets to zero. */
function unfolds(one: Rule, rules: readonly Rule[]): boolean {
  const given = sizesIn(one, false);
  return rules.some(
    (other) =>
      !other.head.includes(':hover') &&
      renderedBy(other) === renderedBy(one) &&
      sizesIn(other, true).some((property) => given.includes(property)),
  );
}

/** What only a mouse makes seen. */
export function hoverFaults({ sources }: DesignOnDisk): string[] {
  const styles = sources.filter(({ file }) => file.endsWith('.css') && path.basename(file) !== 'theme.css');
  return styles.flatMap(({ file, text }) => {
    const rules = rulesOf(text);
    const shown = rules.filter((one) => reveals.test(one.body) || unfolds(one, rules));
    const reachable = shown.filter(({ head }) => byKeyboard.test(head));
    return shown
      .filter(({ head }) => head.includes(':hover') && !byKeyboard.test(head))
      .filter(({ body }) => !reachable.some((other) => other.body.trim() === body.trim()))
      .map(({ head }) => `${file}: «${head.replace(/\s+/g, ' ')}» shows something to a mouse alone`);
  });
}

/** Source files that handle pointer hover but not focus. */
export function mouseFaults({ sources }: DesignOnDisk): string[] {
  return sources
    .filter(({ file, text }) => file.endsWith('.tsx') && !/\bonFocus(?:Capture)?=/.test(text))
    .flatMap(({ file, text }) => {
      const [, received] = /\b(on(?:Mouse|Pointer)(?:Enter|Over))=/.exec(text) ?? [];
      return received ? [`${file} answers ${received}, and no onFocus`] : [];
    });
}
