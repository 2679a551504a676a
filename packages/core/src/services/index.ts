export { useServices } from './useServices.ts';
export * from './views.ts';
