import { asApiError, isMissing } from '../../../lib/api/index.ts';
import { productCount } from '../../cart/index.ts';
import {
  collectionHref,
  noFilters,
  productsApi,
  readCollectionPage,
  toBeyond,
  toListCrumbs,
  toPagination,
  useProductCards,
} from '../index.ts';
import { toImage } from '../../../domain/media/index.ts';
import { useAppSelector } from '../../../lib/store/index.ts';
import type { CollectionPageView } from './views.ts';

/** /theme/{slug}; `query` is the URL's query string. */
export function useCollectionPage(slug: string, query: URLSearchParams): CollectionPageView {
  const result = productsApi.useGetCollectionQuery({ slug, page: readCollectionPage(query) });
  const settings = useAppSelector((state) => state.settings);
  const cards = useProductCards(result.currentData?.page.products);
  if (!result.currentData) {
    if (!result.isError) return { status: 'loading' };
    if (isMissing(result.error)) return { status: 'missing' };
    const { message } = asApiError(result.error);
    return { status: 'failed', message, retry: () => void result.refetch() };
  }
  const { collection, page } = result.currentData;
  return {
    status: 'ready',
    title: collection.title,
    description: collection.description,
    image: toImage(collection.image, '', settings),
    crumbs: toListCrumbs({ ...noFilters, collection: collection.title }),
    countLabel: productCount(page.total),
    cards,
    pagination: toPagination(page.page, page.lastPage, (number) => collectionHref(slug, number)),
    beyond: toBeyond(page, collectionHref(slug)),
  };
}
