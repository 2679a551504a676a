import { defineCompleteDesign } from '@teranga/design-kit';

/**
 * Teranga, a general store styled as a market stall. Implements everything, so that other designs
 * may omit things.
 */
export const design = defineCompleteDesign({
  id: 'default',
  label: 'Teranga',
  homeRequests: ['newProducts', 'bestSellers', 'categorySections', 'popularCategories', 'homeCollections'],
  theme: () => import('./theme.css'),
  pages: import.meta.glob('./pages/*Page.tsx'),
  parts: import.meta.glob('./parts/*/index.ts'),
});
