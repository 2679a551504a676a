export { useFooter } from './useFooter.ts';
export { useHeader } from './useHeader.ts';
export type { FooterView, HeaderView } from './views.ts';
