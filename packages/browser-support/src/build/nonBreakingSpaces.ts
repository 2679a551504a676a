import { nonBreakingSpaces } from '../../../core/src/domain/typography/nonBreakingSpaces.ts';
import type { Plugin } from 'vite';

/** The fields that are read from a syntax tree node. */
interface Node {
  type: string;
  start: number;
  end: number;
  value?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** Range of a string in the code, without its quotes. */
function textIn(node: Node, code: string): { start: number; end: number } | null {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return { start: node.start + 1, end: node.end - 1 };
  if (node.type !== 'TemplateElement') return null;
  const { raw } = node.value as { raw: string };
  const start = code.indexOf(raw, node.start);
  return { start, end: start + raw.length };
}

/** Every text of a syntax tree, in no order. */
function textsIn(tree: unknown, code: string): { start: number; end: number }[] {
  if (Array.isArray(tree)) return tree.flatMap((each) => textsIn(each, code));
  if (!isNode(tree)) return [];
  const text = textIn(tree, code);
  return text ? [text] : Object.values(tree).flatMap((each) => textsIn(each, code));
}

/**
 * The code with French typography in its strings; null if nothing changes. A non-breaking space
 * replaces one character by one, so offsets stay valid.
 */
export function addNonBreakingSpaces(code: string, tree: unknown): string | null {
  let set = code;
  for (const { start, end } of textsIn(tree, code))
    set = set.slice(0, start) + nonBreakingSpaces(set.slice(start, end)) + set.slice(end);
  return set === code ? null : set;
}

/** Adds the non-breaking spaces of French typography to the texts in the code. */
export function nonBreakingSpacesPlugin(folders: readonly string[]): Plugin {
  return {
    name: 'non-breaking-spaces',
    enforce: 'post',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\.tsx?$/.test(file) || !folders.some((folder) => file.startsWith(folder))) return null;
      const set = addNonBreakingSpaces(code, this.parse(code));
      return set === null ? null : { code: set, map: null };
    },
  };
}
