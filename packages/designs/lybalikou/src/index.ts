import { defineDesign } from '@teranga/design-kit';

/**
 * Lybalikou, a fashion house, styled as a lookbook: large images, little text, much white space.
 */
export const design = defineDesign({
  id: 'lybalikou',
  label: 'Lybalikou',
  homeRequests: ['newProducts', 'popularCategories', 'bestSellers'],
  theme: () => import('./theme.css'),
  pages: {
    home: () => import('./pages/HomePage.tsx'),
    product: () => import('./pages/ProductPage.tsx'),
  },
  parts: {
    Header: () => import('./parts/Header/index.ts'),
    Footer: () => import('./parts/Footer/index.ts'),
    ProductCard: () => import('./parts/ProductCard/index.ts'),
    ProductCardSkeleton: () => import('./parts/ProductCardSkeleton/index.ts'),
    Price: () => import('./parts/Price/index.ts'),
    SectionTitle: () => import('./parts/SectionTitle/index.ts'),
    ProductRail: () => import('./parts/ProductRail/index.ts'),
    ProductGrid: () => import('./parts/ProductGrid/index.ts'),
    CategoryTiles: () => import('./parts/CategoryTiles/index.ts'),
    Breadcrumbs: () => import('./parts/Breadcrumbs/index.ts'),
    CategoryBar: () => import('./parts/CategoryBar/index.ts'),
    Pagination: () => import('./parts/Pagination/index.ts'),
    Gallery: () => import('./parts/Gallery/index.ts'),
    CartLine: () => import('./parts/CartLine/index.ts'),
    Panel: () => import('./parts/Panel/index.ts'),
    EmptyState: () => import('./parts/EmptyState/index.ts'),
  },
});
