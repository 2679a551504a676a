import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser';
import type { AtRule, Declaration, Plugin, Rule } from 'postcss';

/** Units of the window's and a container's size, and the nearest that every browser knows. */
const olderUnits: Readonly<Record<string, string>> = {
  dvh: 'vh',
  svh: 'vh',
  lvh: 'vh',
  dvw: 'vw',
  svw: 'vw',
  cqi: 'vw',
  cqw: 'vw',
};

/** Value nodes up to the first comma. */
function firstArgument(nodes: readonly Node[]): Node[] {
  const comma = nodes.findIndex(({ type, value }) => type === 'div' && value === ',');
  return nodes.slice(0, comma);
}

/**
 * A `color-mix()`'s first colour: style sheets list the dominant, or the only visible, colour
 * first.
 */
function firstColour({ nodes }: FunctionNode): string {
  const [, ...colours] = nodes.slice(firstArgument(nodes).length);
  const colour = firstArgument(colours).find(({ type }) => type === 'word' || type === 'function');
  return colour ? parseValue.stringify(colour, lowerNode) : 'transparent';
}

/** A value's node in older terms. */
function lowerNode(node: Node): string | undefined {
  if (node.type === 'function') return node.value === 'color-mix' ? firstColour(node) : undefined;
  const measure = node.type === 'word' ? parseValue.unit(node.value) : false;
  const older = measure === false ? undefined : olderUnits[measure.unit];
  return measure === false || older === undefined ? undefined : measure.number + older;
}

const lowerValue = (value: string) => parseValue.stringify(parseValue(value).nodes, lowerNode);

/**
 * `translate`, `rotate` and `scale`, in the order in which they apply, as `transform` functions.
 */
const functions = [
  ['translate', (value: string) => `translate(${value.split(' ').join(',')})`],
  ['rotate', (value: string) => `rotate(${value})`],
  ['scale', (value: string) => `scale(${value.split(' ').join(',')})`],
] as const;

/** Combines a rule's individual transforms into one `transform`; null if it has none. */
function joinedTransform(rule: Rule): string | null {
  const values = new Map<string, string>();
  rule.each((node) => {
    if (node.type === 'decl') values.set(node.prop, node.value);
  });
  const used = functions.filter(([name]) => values.has(name));
  if (used.length === 0 || values.has('transform')) return null;
  const parts = used.flatMap(([name, write]) => {
    const value = values.get(name) ?? 'none';
    return value === 'none' ? [] : [write(value)];
  });
  return parts.length > 0 ? parts.join(' ') : 'none';
}

const isInKeyframes = (rule: Rule) =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');

/** Writes single transforms as `transform` too, for browsers that support only that. */
export const lowerTransforms = (): Plugin => ({
  postcssPlugin: 'lower-transforms',
  OnceExit(root, { AtRule: newAtRule, Declaration: newDeclaration }) {
    root.walkRules((rule) => {
      const transform = joinedTransform(rule);
      if (transform === null) return;
      const declaration = new newDeclaration({ prop: 'transform', value: transform });
      if (isInKeyframes(rule)) {
        for (const [name] of functions) rule.walkDecls(name, (each) => void each.remove());
        rule.append(declaration);
        return;
      }
      const supports = new newAtRule({ name: 'supports', params: 'not (translate: none)', nodes: [] });
      supports.append(rule.clone({ nodes: [declaration] }));
      rule.after(supports);
    });
  },
});

/**
 * Nodes that give a box its height from its ratio without `aspect-ratio`; the box's content is
 * positioned over it.
 */
function ratioNodes(box: Rule, ratio: string): { selector: string; values: Record<string, string> } {
  const heights = box.nodes.flatMap((node) =>
    node.type === 'decl' && node.prop === 'height' ? [node.value] : [],
  );
  const height = heights.at(-1);
  if (height !== undefined && height !== 'auto' && height !== '100%') {
    const width = ratio === 'auto' ? 'auto' : `calc((${height}) * (${ratio}))`;
    return { selector: box.selector, values: { width } };
  }
  const padding = ratio === 'auto' ? '0' : `calc(100% / (${ratio}))`;
  const selector = box.selectors.map((each) => `${each}::before`).join(',');
  return { selector, values: { content: '""', display: 'block', 'padding-top': padding } };
}

/** Preserves the ratio of boxes in browsers without `aspect-ratio`. */
export const lowerRatios = (): Plugin => ({
  postcssPlugin: 'lower-ratios',
  OnceExit(root, { AtRule: newAtRule, Rule: newRule, Declaration: newDeclaration }) {
    root.walkDecls('aspect-ratio', ({ parent, value }) => {
      if (parent?.type !== 'rule') return;
      const { selector, values } = ratioNodes(parent, value);
      const rule = new newRule({ selector });
      for (const [prop, each] of Object.entries(values))
        rule.append(new newDeclaration({ prop, value: each }));
      const supports = new newAtRule({ name: 'supports', params: 'not (aspect-ratio: 1)', nodes: [] });
      parent.after(supports.append(rule));
    });
  },
});

/** Replaces newer syntax in values by older equivalents. */
export const lowerValues = (): Plugin => ({
  postcssPlugin: 'lower-values',
  OnceExit(root, { AtRule: newAtRule }) {
    root.walkDecls((declaration: Declaration) => {
      const { parent, prop } = declaration;
      declaration.value = lowerValue(declaration.value);
      if (parent?.type !== 'rule' || !prop.startsWith('overflow') || declaration.value !== 'clip') return;
      const supports = new newAtRule({ name: 'supports', params: 'not (overflow: clip)', nodes: [] });
      const older = parent.clone({ nodes: [declaration.clone({ value: 'hidden' })] });
      parent.after(supports.append(older));
    });
  },
});
