import { useCallback, useEffect, useMemo } from 'react';
import { productCount } from '../cart/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { toLoadable } from '../../lib/loadable/index.ts';
import { toFacets } from './facets.ts';
import {
  clearHref,
  listTitle,
  toCategoryBar,
  toChips,
  toFilterGroups,
  toListCrumbs,
  toOrdering,
} from './filterViews.ts';
import { toBeyond, toPagination } from './pagination.ts';
import { changeFilters, productsHref, readFilters, toSearch } from './filters/index.ts';
import { saveProductList } from './productHistory.ts';
import type { PageAddress } from '../../domain/product/index.ts';
import { productsApi } from './productsApi.ts';
import { useFilterOptions } from './useFilterOptions.ts';
import { useProductCards } from './useProductCards.ts';
import type { ProductListView } from './views.ts';

/** /products. */
export function useProductList({ query, go }: PageAddress): ProductListView {
  const dispatch = useAppDispatch();
  const address = query.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(address)), [address]);
  const products = productsApi.useGetProductsQuery(filters);
  const cards = useProductCards(products.currentData?.products);
  const { options, failure } = useFilterOptions();
  // Until the next counts arrive, the previous list's counts are shown, since most choices have the
  // same count in both.
  const { facets: counts } = (products.isError ? products.currentData : products.data) ?? {};
  const facets = useMemo(() => toFacets(counts), [counts]);
  useEffect(() => {
    dispatch(saveProductList(filters));
  }, [dispatch, filters]);
  const filterGroups = toFilterGroups(filters, options, facets);
  const isNameUnknown = filterGroups.some(
    ({ id, choices }) => id !== 'price' && !choices.some(({ isChosen }) => isChosen),
  );
  useEffect(() => {
    if (!isNameUnknown) return undefined;
    let isShown = true;
    const follow = async () => {
      const { canonicalListHref } = await import('./canonicalListHref.ts');
      const href = canonicalListHref(new URLSearchParams(address), options);
      if (isShown && href !== null) go(href, { replace: true });
    };
    // Without a network the list stays where it is: it holds the same.
    follow().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [isNameUnknown, address, options, go]);
  const searchHref = useCallback(
    (text: string) => productsHref(changeFilters(filters, { search: toSearch(text) })),
    [filters],
  );
  return {
    title: listTitle(filters),
    crumbs: toListCrumbs(filters),
    categoryBar: toCategoryBar(filters, options.categories, facets),
    filterGroups,
    filterFailure: failure,
    chips: toChips(filters),
    clearHref: clearHref(filters),
    search: filters.search ?? '',
    searchHref,
    ...toOrdering(filters, facets),
    results: toLoadable(products, ({ total, page, lastPage }) => ({
      cards,
      total,
      countLabel: productCount(total),
      beyond: toBeyond({ page, lastPage, total }, productsHref({ ...filters, page: 1 })),
      pagination:
        total > 0
          ? toPagination(page, lastPage, (number) => productsHref({ ...filters, page: number }))
          : null,
    })),
  };
}
