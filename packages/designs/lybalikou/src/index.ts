import { defineDesign } from '@teranga/design-kit';

/**
 * Lybalikou, a fashion house, styled as a lookbook: large images, little text, much white space.
 */
export const design = defineDesign({
  id: 'lybalikou',
  label: 'Lybalikou',
  homeRequests: ['newProducts', 'popularCategories', 'bestSellers'],
  theme: () => import('./theme.css'),
  pages: import.meta.glob('./pages/*Page.tsx'),
  parts: import.meta.glob('./parts/*/index.ts'),
});
