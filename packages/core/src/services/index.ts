export { useFirstServices } from './useFirstServices.ts';
export { useServices } from './useServices.ts';
export * from './views.ts';
