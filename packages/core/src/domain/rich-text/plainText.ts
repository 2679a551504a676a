import { inlineTags, type RichTextNode, type RichTextTag } from './richText.ts';

/** What leaves a line within a sentence. */
const spaced = new Set<RichTextTag>(['br', 'td', 'th']);
/** What HTML collapses: a non-breaking space stays. */
const blanks = /[^\S\u00a0]+/g;
const punctuation = /[.!?…:;,]$/;

/**
 * The text of a description without its elements, with a full stop between paragraphs and list
 * items.
 */
export function plainText(nodes: readonly RichTextNode[]): string {
  const text = (node: RichTextNode): string => {
    if (typeof node === 'string') return node.replace(blanks, ' ');
    const words = node.children.map(text).join('');
    if (inlineTags.has(node.tag)) return words;
    return spaced.has(node.tag) ? ` ${words} ` : `\n${words}\n`;
  };
  const lines = nodes.map(text).join('').split('\n');
  const sentences = lines.map((line) => line.replace(/ +/g, ' ').trim()).filter((line) => line !== '');
  return sentences
    .map((line, index) => (index === sentences.length - 1 || punctuation.test(line) ? line : `${line}.`))
    .join(' ');
}
