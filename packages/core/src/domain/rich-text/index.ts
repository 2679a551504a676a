export { escapeHtml } from './escapeHtml.ts';
export { plainText } from './plainText.ts';
export { inlineTags, type RichTextNode } from './richText.ts';
export { toHtml } from './toHtml.ts';
export { toRichText } from './toRichText.ts';
