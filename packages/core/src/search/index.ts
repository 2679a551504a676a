export { useSearch } from './useSearch.ts';
export * from './views.ts';
