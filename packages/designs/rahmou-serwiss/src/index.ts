import { defineDesign } from '@teranga/design-kit';

/** A travel agency: every request is a boarding pass. */
export const design = defineDesign({
  id: 'rahmou-serwiss',
  label: 'Rahmou Serwiss, agence de voyages',
  homeRequests: ['services', 'newProducts'],
  theme: () => import('./theme.css'),
  pages: {
    home: () => import('./pages/HomePage.tsx'),
    service: () => import('./pages/ServicePage.tsx'),
    quote: () => import('./pages/QuotePage.tsx'),
    orderConfirmation: () => import('./pages/OrderConfirmationPage.tsx'),
  },
  parts: {
    Header: () => import('./parts/Header/index.ts'),
    Footer: () => import('./parts/Footer/index.ts'),
    ProductCard: () => import('./parts/ProductCard/index.ts'),
    ProductCardSkeleton: () => import('./parts/ProductCardSkeleton/index.ts'),
    SectionTitle: () => import('./parts/SectionTitle/index.ts'),
    Breadcrumbs: () => import('./parts/Breadcrumbs/index.ts'),
    CartLine: () => import('./parts/CartLine/index.ts'),
    Panel: () => import('./parts/Panel/index.ts'),
    StatusBadge: () => import('./parts/StatusBadge/index.ts'),
    OrderHead: () => import('./parts/OrderHead/index.ts'),
    OrderTimeline: () => import('./parts/OrderTimeline/index.ts'),
    EmptyState: () => import('./parts/EmptyState/index.ts'),
  },
});
