import { useMemo } from 'react';
import { productCount } from '../cart/index.ts';
import { toImage } from '../../domain/media/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import { type Loadable, type QueryState, toLoadable } from '../../lib/loadable/index.ts';
import { categoriesApi } from './categoriesApi.ts';
import type { ProductSummary } from '../../domain/product/index.ts';
import { collectionHref } from './collectionPage.ts';
import { productsHref } from './filters/index.ts';
import { productsApi } from './productsApi.ts';
import { useCardMaker, useProductCards } from './useProductCards.ts';
import type { CategorySectionView, ProductCardView, TileView } from './views.ts';

/** Shown when new products or best sellers cannot be fetched. */
const newProductsFailureText = 'Failed to load new products. Please try again later.';

function useCards(query: QueryState<ProductSummary[]>): Loadable<ProductCardView[]> {
  const cards = useProductCards(query.currentData);
  return toLoadable(
    query,
    () => cards,
    () => newProductsFailureText,
  );
}

/** GET /products/new as cards. */
export function useNewProducts(): Loadable<ProductCardView[]> {
  return useCards(productsApi.useGetNewProductsQuery());
}

/** GET /products/best-sales as cards. */
export function useBestSellers(): Loadable<ProductCardView[]> {
  return useCards(productsApi.useGetBestSellersQuery());
}

/** GET /categories/randoms: categories with some of their products. */
export function useCategorySections(): Loadable<CategorySectionView[]> {
  const query = categoriesApi.useGetCategorySectionsQuery();
  const sections = query.currentData;
  const products = useMemo(() => (sections ?? []).flatMap((section) => section.products), [sections]);
  const toCard = useCardMaker(products);
  const views = useMemo(
    () =>
      (sections ?? []).map((section) => ({
        id: section.id,
        name: section.name,
        href: productsHref({ category: section.name }),
        cards: section.products.map(toCard),
      })),
    [sections, toCard],
  );
  return toLoadable(query, () => views);
}

/** GET /categories/popular as tiles. */
export function usePopularCategories(): Loadable<TileView[]> {
  const query = categoriesApi.useGetPopularCategoriesQuery();
  const settings = useAppSelector((state) => state.settings);
  return toLoadable(query, (categories) =>
    categories.map(({ id, name, image, count }) => ({
      id,
      href: productsHref({ category: name }),
      name,
      description: '',
      image: toImage(image, name, settings),
      countLabel: count === null ? null : productCount(count),
    })),
  );
}

/** GET /collections/themes as tiles. */
export function useCollections(): Loadable<TileView[]> {
  const query = categoriesApi.useGetHomeCollectionsQuery();
  const settings = useAppSelector((state) => state.settings);
  return toLoadable(query, (collections) =>
    collections.map(({ id, title, slug, description, image }) => ({
      id,
      href: collectionHref(slug),
      name: title,
      description,
      image: toImage(image, title, settings),
      countLabel: null,
    })),
  );
}
