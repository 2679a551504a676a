import { escapeHtml } from './escapeHtml.ts';
import type { RichTextNode } from './richText.ts';

/** Sanitized text as HTML, from which `toRichText` makes the same nodes again. */
export function toHtml(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      const { tag, href, children } = node;
      if (tag === 'br') return '<br>';
      return `<${tag}${href === undefined ? '' : ` href="${escapeHtml(href)}"`}>${toHtml(children)}</${tag}>`;
    })
    .join('');
}
