export { usePageControls } from './usePageControls.ts';
export type { PageControlsView } from './views.ts';
