import path from 'node:path';
import type { Declaration, Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { parseSync } from 'vite';
import type { DesignOnDisk } from './designOnDisk.ts';
import { parseStyle } from '../theme/parseStyle.ts';
import { isNode, nameOf, nodesOf, partOf } from './wordsOfCode.ts';

/** Declarations that make a hidden element visible. */
const reveals: Readonly<Record<string, (value: string) => boolean>> = {
  visibility: (value) => value === 'visible',
  opacity: (value) => Number(value) >= 0.5,
  display: (value) => value !== 'none',
  'clip-path': (value) => value === 'none',
  'pointer-events': (value) => value === 'auto',
};
/** A size property, which shows an element that is otherwise zero-sized. */
const size = /^(?:scale|transform|(?:max-)?(?:block-size|inline-size|height|width))$/;
const nothing = /^(?:scale[XY]?\()?0(?:px|rem|em|%)?\)?$/;

const declarationsOf = (rule: Rule): Declaration[] => rule.nodes.filter((node) => node.type === 'decl');

function rulesOf(text: string): Rule[] {
  const rules: Rule[] = [];
  parseStyle(text).walkRules((rule) => void rules.push(rule));
  return rules;
}

/** The subject of a rule: the last class of its selector. */
function renderedBy({ selector }: Rule): string | undefined {
  const classes: string[] = [];
  parseSelector()
    .astSync(selector)
    .walkClasses(({ value }) => void classes.push(value));
  return classes.at(-1);
}

const hover = new Set([':hover']);
const focus = new Set([':focus', ':focus-within', ':focus-visible']);

/** Whether a rule's selector names one of these states. */
function isInState({ selector }: Rule, states: ReadonlySet<string>): boolean {
  let isFound = false;
  parseSelector()
    .astSync(selector)
    .walkPseudos(({ value }) => {
      isFound ||= states.has(value);
    });
  return isFound;
}

/** The size properties a rule sets, either to zero or to non-zero. */
const sizesIn = (rule: Rule, isNothing: boolean) =>
  declarationsOf(rule)
    .filter(({ prop, value }) => size.test(prop) && nothing.test(value) === isNothing)
    .map(({ prop }) => prop);

/** Whether a rule sizes an element that another rule sets to zero. */
function unfolds(one: Rule, rules: readonly Rule[]): boolean {
  const sizes = sizesIn(one, false);
  return rules.some(
    (other) =>
      !isInState(other, hover) &&
      renderedBy(other) === renderedBy(one) &&
      sizesIn(other, true).some((property) => sizes.includes(property)),
  );
}

const isRevealing = (rule: Rule) => declarationsOf(rule).some(({ prop, value }) => reveals[prop]?.(value));
const effectOf = (rule: Rule) =>
  declarationsOf(rule)
    .map(({ prop, value }) => `${prop}:${value}`)
    .join(';');

/** What only a mouse makes seen. */
export function hoverErrors({ sources }: DesignOnDisk): string[] {
  const styles = sources.filter(({ file }) => file.endsWith('.css') && path.basename(file) !== 'theme.css');
  return styles.flatMap(({ file, text }) => {
    const rules = rulesOf(text);
    const shown = rules.filter((one) => isRevealing(one) || unfolds(one, rules));
    const reachable = shown.filter((rule) => isInState(rule, focus));
    return shown
      .filter((rule) => isInState(rule, hover) && !isInState(rule, focus))
      .filter((rule) => !reachable.some((other) => effectOf(other) === effectOf(rule)))
      .map(({ selectors }) => `${file}: «${selectors.join(', ')}» shows something to a mouse alone`);
  });
}

/** The names of the attributes in a source file. */
function attributesIn(file: string, text: string): string[] {
  const { program } = parseSync(file, text);
  return (isNode(program) ? nodesOf(program, () => false) : [])
    .filter(({ type }) => type === 'JSXAttribute')
    .map((node) => nameOf(partOf(node, 'name')));
}

const pointerHandlers = new Set(['onMouseEnter', 'onMouseOver', 'onPointerEnter', 'onPointerOver']);

/** Source files that handle pointer hover but not focus. */
export function mouseErrors({ sources }: DesignOnDisk): string[] {
  return sources
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) => {
      const attributes = attributesIn(file, text);
      const received = attributes.find((name) => pointerHandlers.has(name));
      const isReachable = attributes.some((name) => name === 'onFocus' || name === 'onFocusCapture');
      return received && !isReachable ? [`${file} answers ${received}, and no onFocus`] : [];
    });
}
