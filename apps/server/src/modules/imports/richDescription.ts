import { inlineTags, plainText, toRichText, type RichTextNode } from '@teranga/core/domain/rich-text';

const isWithinLine = (node: RichTextNode) => typeof node === 'string' || inlineTags.has(node.tag);

/**
 * A description as HTML paragraphs: plain text is split at its line breaks, including a literal
 * `\n`.
 */
export function toParagraphs(text: string): string {
  const lines = text
    .replace(/\\r\\n|\\n/g, '\n')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (lines === '' || !toRichText(lines).every(isWithinLine)) return lines;
  return lines
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\n/g, '<br>')}</p>`)
    .join('');
}

/** A name whose few characters of HTML are spelt out, as exports write them. */
export const nameOfHtml = (html: string): string => plainText(toRichText(html));
