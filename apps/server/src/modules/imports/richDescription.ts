const blockTag = /<(?:p|div|ul|ol|li|table|h[1-6]|br|blockquote|section|article)\b/i;

/**
 * A description as HTML paragraphs: plain text is split at its line breaks, including a literal
 * `\n`.
 */
export function toParagraphs(text: string): string {
  const lines = text
    .replace(/\\r\\n|\\n/g, '\n')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (lines === '' || blockTag.test(lines)) return lines;
  return lines
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\n/g, '<br>')}</p>`)
    .join('');
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#039': "'",
  '#39': "'",
  '#8217': '’',
};

/** A name whose few characters of HTML are spelt out, as exports write them. */
export const decodeEntities = (name: string): string =>
  name.replace(/&(amp|lt|gt|quot|#0?39|#8217);/g, (_, entity: string) => entities[entity] ?? '');
