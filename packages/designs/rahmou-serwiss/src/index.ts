import { defineDesign } from '@teranga/design-kit';

/** A travel agency: every request is a boarding pass. */
export const design = defineDesign({
  id: 'rahmou-serwiss',
  label: 'Rahmou Serwiss, agence de voyages',
  homeRequests: ['services', 'newProducts'],
  theme: () => import('./theme.css'),
  pages: import.meta.glob('./pages/*Page.tsx'),
  parts: import.meta.glob('./parts/*/index.ts'),
});
