export { useCollectionPage } from './useCollectionPage.ts';
export * from './views.ts';
