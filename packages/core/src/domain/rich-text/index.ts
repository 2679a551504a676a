export { type RichTextNode, richTextAliases, richTextTags } from './richText.ts';
export { toHtml } from './toHtml.ts';
export { plainText, toRichText } from './toRichText.ts';
