export { scrollTopAfterPx, usePageControls } from './usePageControls.ts';
export * from './views.ts';
