export { useCollectionPage } from './useCollectionPage.ts';
export type { CollectionPageView } from './views.ts';
