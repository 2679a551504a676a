import { parseHtml } from '#parse-html';
import type { HtmlNode } from './htmlNode.ts';
import {
  droppedTags,
  inlineTags,
  richTextAliases,
  richTextTags,
  type RichTextNode,
  type RichTextTag,
} from './richText.ts';

/** Maximum nesting depth; deeper elements are replaced by their text. */
export const deepestElement = 32;

/** Elements between which blanks mean nothing. */
const textless = new Set<RichTextTag>(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);
/** Elements preserved even when empty. */
const preservedEmpty = new Set<RichTextTag>(['br', 'td', 'th']);

function toTag(name: string): RichTextTag | undefined {
  return (
    (Object.hasOwn(richTextAliases, name) ? richTextAliases[name] : undefined) ??
    richTextTags.find((tag) => tag === name)
  );
}

/** An address that may be linked to, or null: web, mail, telephone, or a path of this site. */
export function safeHref(href: string | null): string | null {
  // Browsers skip control characters in a scheme: «java\nscript:».
  // oxlint-disable-next-line no-control-regex -- these are the characters to be removed
  const clean = (href ?? '').replace(/[\u0000-\u0020\u007f-\u009f\u200b\u2028\u2029\ufeff]/g, '');
  if (/^(https?:\/\/|mailto:|tel:)/i.test(clean)) return clean;
  return /^\/(?![/\\])/.test(clean) ? clean : null;
}

/** Whether a node is a block, or contains one. */
const isBlock = (node: RichTextNode): boolean =>
  typeof node !== 'string' &&
  ((node.tag !== 'br' && !inlineTags.has(node.tag)) || node.children.some(isBlock));

const isBlank = (node: RichTextNode) => typeof node === 'string' && node.trim() === '';

/** Makes paragraphs of what is between blocks, as a paragraph contains none. */
function paragraphs(nodes: readonly RichTextNode[]): RichTextNode[] {
  const rest = [...nodes];
  const blocks: RichTextNode[] = [];
  while (rest.length > 0) {
    const next = rest.findIndex(isBlock);
    const loose = rest.splice(0, next < 0 ? rest.length : next);
    if (!loose.every(isBlank)) blocks.push({ tag: 'p', children: loose });
    blocks.push(...rest.splice(0, 1));
  }
  return blocks;
}

/** What an empty paragraph or a horizontal rule leaves: no element, but two sides. */
const separator: RichTextNode = { tag: 'p', children: [] };

/** The same nodes, with paragraphs in place of what separators separate. */
const separated = (nodes: RichTextNode[]): RichTextNode[] =>
  nodes.includes(separator) ? paragraphs(nodes).filter((node) => node !== separator) : nodes;

/** The text in a node, however deep. */
function textIn(node: HtmlNode): string {
  const open = [node];
  let text = '';
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.name === '#text') text += next.text;
    else if (!droppedTags.has(next.name)) open.push(...[...next.children()].reverse());
  }
  return text;
}

/** What an allowed element becomes. */
function elementOf(
  tag: RichTextTag,
  node: HtmlNode,
  parent: RichTextTag | null,
  depth: number,
): RichTextNode[] {
  const children = separated(nodesOf(node.children(), tag, depth + 1));
  const isLooseItem = tag === 'li' && parent !== 'ul' && parent !== 'ol';
  if (tag === 'p' || isLooseItem) return children.every(isBlank) ? [separator] : paragraphs(children);
  if (children.length === 0 && !preservedEmpty.has(tag)) return [];
  if (tag !== 'a') return [{ tag, children }];
  const href = safeHref(node.href);
  return href === null ? children : [{ tag, href, children }];
}

/** The allowed nodes within an element of the tag `parent`. */
function nodesOf(nodes: readonly HtmlNode[], parent: RichTextTag | null, depth: number): RichTextNode[] {
  return nodes.flatMap((node): RichTextNode[] => {
    const { name, text } = node;
    if (droppedTags.has(name)) return [];
    if (name === '#text') {
      const isLayout = text.trim() === '' && (parent === null ? text.includes('\n') : textless.has(parent));
      return isLayout ? [] : [text];
    }
    if (depth >= deepestElement) return [textIn(node)];
    const tag = toTag(name);
    return tag ? elementOf(tag, node, parent, depth) : nodesOf(node.children(), parent, depth + 1);
  });
}

/** The allowed nodes of a parsed document. */
export const toNodes = (nodes: readonly HtmlNode[]): RichTextNode[] => separated(nodesOf(nodes, null, 0));

/** Converts a description's HTML into a tree of allowed elements. Safe for any input. */
export const toRichText = (html: string): RichTextNode[] => toNodes(parseHtml(html));
