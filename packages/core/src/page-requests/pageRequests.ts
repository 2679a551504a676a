/** What a home page may show: each names one request that must be answered before the page is drawn. */
export type HomeRequestName =
  'newProducts' | 'bestSellers' | 'categorySections' | 'popularCategories' | 'collectionThemes' | 'services';
