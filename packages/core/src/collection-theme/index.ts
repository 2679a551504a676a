export { useThemePage } from './useThemePage.ts';
export * from './views.ts';
