import { asApiError, isMissing } from '../api/apiError.ts';
import { articleCount } from '../cart/cartViews.ts';
import { readCollectionPage, collectionHref } from '../catalogue/collectionTheme.ts';
import { toListCrumbs } from '../catalogue/filterViews.ts';
import { toBeyond, toPagination } from '../catalogue/pagination.ts';
import { noFilters } from '../catalogue/productFilters.ts';
import { productsApi } from '../catalogue/productsApi.ts';
import { useProductCards } from '../catalogue/useProductCards.ts';
import { toImage } from '../media/toImage.ts';
import { useAppSelector } from '../store/storeHooks.ts';
import type { CollectionPageView } from './views.ts';

/** /theme/{slug}; `query` is the URL's query string. */
export function useCollectionPage(slug: string, query: URLSearchParams): CollectionPageView {
  const result = productsApi.useGetThemeQuery({ slug, page: readCollectionPage(query) });
  const settings = useAppSelector((state) => state.settings);
  const cards = useProductCards(result.currentData?.page.products);
  if (!result.currentData) {
    if (!result.isError) return { status: 'loading' };
    if (isMissing(result.error)) return { status: 'missing' };
    const { message } = asApiError(result.error);
    return { status: 'failed', message, retry: () => void result.refetch() };
  }
  const { theme, page } = result.currentData;
  return {
    status: 'ready',
    title: theme.title,
    description: theme.description,
    picture: toImage(theme.image, '', settings),
    crumbs: toListCrumbs({ ...noFilters, collection: theme.title }),
    countLabel: articleCount(page.total),
    cards,
    pagination: toPagination(page.page, page.lastPage, (number) => collectionHref(slug, number)),
    beyond: toBeyond(page, collectionHref(slug)),
  };
}
