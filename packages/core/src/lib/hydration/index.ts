export { idle } from './idle.ts';
export { isFirstPage, markHydrated } from './firstPage.ts';
export { useHydrated } from './useHydrated.ts';
