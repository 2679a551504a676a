export * from './richText.ts';
export { plainText, safeHref, toRichText } from './toRichText.ts';
