export { longPageWindows, scrollTopAfterPx, scrollTopRestMs } from './useScrollsUp.ts';
export { usePageControls } from './usePageControls.ts';
export * from './views.ts';
