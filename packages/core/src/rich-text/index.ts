export * from './richText.ts';
