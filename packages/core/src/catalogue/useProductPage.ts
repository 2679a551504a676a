import { useMemo } from 'react';
import { asApiError } from '../api/apiError.ts';
import { useAppSelector } from '../store/storeHooks.ts';
import { toLoadable } from '../store/toLoadable.ts';
import { knownProduct } from './knownProduct.ts';
import { productsApi } from './productsApi.ts';
import { useChosenProduct } from './useChosenProduct.ts';
import { useProductCards } from './useProductCards.ts';
import type { ProductPageView } from './views.ts';

const failureText = 'Failed to load product details';
const notFoundText = 'Product not found';
const backToProducts = { backHref: '/products', backLabel: 'Back to Products' };

/** /products/{id}. */
export function useProductPage(productId: string): ProductPageView {
  const query = productsApi.useGetProductQuery(productId);
  // Gone since it was shown: what is kept of it can no longer be ordered.
  const isMissing = query.isError && asApiError(query.error).status === 404;
  const product = useChosenProduct(isMissing ? undefined : query.currentData);
  const relatedQuery = productsApi.useGetRelatedProductsQuery(productId);
  const relatedCards = useProductCards(relatedQuery.currentData);
  const known = useAppSelector((state) => (query.currentData ? null : knownProduct(state, productId)));
  const knownList = useMemo(() => (known ? [known] : undefined), [known]);
  const [knownCard = null] = useProductCards(knownList);
  if (product) {
    return { status: 'ready', product, related: toLoadable(relatedQuery, () => relatedCards) };
  }
  if (!query.isError) return { status: 'loading', known: knownCard };
  return {
    status: 'failed',
    message: isMissing ? notFoundText : failureText,
    retry: () => void query.refetch(),
    ...backToProducts,
  };
}
