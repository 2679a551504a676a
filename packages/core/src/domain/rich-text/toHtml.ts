import type { RichTextNode } from './richText.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Sanitized text as HTML, from which `toRichText` makes the same nodes again. */
export function toHtml(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const { tag, href, children } = node;
      if (tag === 'br') return '<br>';
      return `<${tag}${href === undefined ? '' : ` href="${escaped(href)}"`}>${toHtml(children)}</${tag}>`;
    })
    .join('');
}
