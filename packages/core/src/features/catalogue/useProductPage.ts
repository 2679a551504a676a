import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { isGone as isOffSale, isMissing, messageOr, unlessOffline } from '../../lib/api/index.ts';
import { type RootState, useAppSelector } from '../../lib/store/index.ts';
import { toLoadable } from '../../lib/loadable/index.ts';
import { cachedProduct } from './cachedProduct.ts';
import type { ProductAddress } from '../../domain/product/index.ts';
import { offSaleText } from './productSelection.ts';
import { productsApi } from './productsApi.ts';
import { useChosenProduct } from './useChosenProduct.ts';
import { useProductCards } from './useProductCards.ts';
import type { ProductPageView } from './views.ts';

const failureText = 'Failed to load product details';
const notFoundText = 'Product not found';
const backToProducts = { backHref: '/products', backLabel: 'Back to Products' };
const seeProducts = { backHref: '/products', backLabel: 'Voir les articles' };

/**
 * The error by which the product was already known to be missing before this page opened: it is not
 * requested again.
 */
function useCachedMissingError(productId: string): unknown {
  const store = useStore<RootState>();
  return useMemo(() => {
    const { error } = productsApi.endpoints.getProduct.select(productId)(store.getState());
    return isMissing(error) ? error : null;
  }, [store, productId]);
}

/** /products/{id}, and the variation that its address names. */
export function useProductPage(productId: string, address: ProductAddress): ProductPageView {
  const cachedError = useCachedMissingError(productId);
  const skip = cachedError !== null;
  const query = productsApi.useGetProductQuery(productId, { skip });
  // Removed since it was shown: the cached product can no longer be ordered.
  const error = cachedError ?? (query.isError ? query.error : null);
  const isGone = isMissing(error);
  const product = useChosenProduct(isGone ? undefined : query.currentData, address);
  const relatedQuery = productsApi.useGetRelatedProductsQuery(productId, { skip: skip && !isOffSale(error) });
  const relatedCards = useProductCards(relatedQuery.currentData);
  const cached = useAppSelector((state) => (query.currentData ? null : cachedProduct(state, productId)));
  const cachedList = useMemo(() => (cached ? [cached] : undefined), [cached]);
  const [previewCard = null] = useProductCards(cachedList);
  if (product) {
    return { status: 'ready', product, related: toLoadable(relatedQuery, () => relatedCards) };
  }
  if (isOffSale(error)) {
    const related = toLoadable(relatedQuery, () => relatedCards);
    return {
      status: 'failed',
      message: messageOr(error, offSaleText),
      retry: null,
      related,
      ...seeProducts,
    };
  }
  if (isGone)
    return { status: 'failed', message: notFoundText, retry: null, related: null, ...backToProducts };
  if (!query.isError) return { status: 'loading', preview: previewCard };
  return {
    status: 'failed',
    message: unlessOffline(query.error, failureText),
    retry: () => void query.refetch(),
    related: null,
    ...backToProducts,
  };
}
