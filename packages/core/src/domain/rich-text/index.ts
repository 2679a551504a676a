export { type RichTextNode, richTextAliases, richTextTags } from './richText.ts';
export { plainText, toRichText } from './toRichText.ts';
