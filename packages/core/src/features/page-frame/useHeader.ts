import { useMemo } from 'react';
import { useCartBadge } from '../cart/index.ts';
import { categoriesApi, productsHref } from '../catalogue/index.ts';
import { useTheme } from '../../lib/preferences/index.ts';
import { capitalized } from '../../domain/typography/index.ts';
import { useWishlistBadge } from '../wishlist/index.ts';
import {
  drawerLinks,
  existing,
  type HasPage,
  isCurrentLink,
  menuLinks,
  useHasPage,
  useStoreInfo,
} from '../store-info/index.ts';
import { useAccountBadge } from './useAccountBadge.ts';
import { useCurrencyBadge } from './useCurrencyBadge.ts';
import { useScrolledPast } from './useScrolledPast.ts';
import type { HeaderView } from './views.ts';

/** How far, in pixels, the page is scrolled when the header shrinks. */
export const compactAfterPx = 30;
/** How far, in pixels, the page is scrolled when the header's ground turns solid. */
export const solidAfterPx = 50;

/** How many popular tags the mobile menu lists at most. */
const listedTags = 3;

const homePath = '/';

const historyBack = () => window.history.back();

/** The header of the page at `pathname`; `goBack` navigates to the previous page. */
export function useHeader(pathname: string, ofDesign: HasPage, goBack = historyBack): HeaderView {
  const hasPage = useHasPage(ofDesign);
  const store = useStoreInfo();
  const badge = useCartBadge();
  const wishlistItems = useWishlistBadge();
  const account = useAccountBadge(pathname);
  const currency = useCurrencyBadge();
  const theme = useTheme();
  const { data: popular } = categoriesApi.useGetPopularCategoriesQuery();
  const { data: tags } = categoriesApi.useGetPopularTagsQuery();
  const isCompact = useScrolledPast(compactAfterPx);
  const isSolid = useScrolledPast(solidAfterPx);
  return useMemo(
    () => ({
      back: pathname === homePath ? null : { label: 'Revenir à la page précédente', press: goBack },
      store,
      links: existing(menuLinks, hasPage).map((link) => ({
        ...link,
        isCurrent: isCurrentLink(link.href, pathname),
      })),
      categories: (popular ?? []).map(({ name }) => ({
        label: name,
        href: productsHref({ category: name }),
      })),
      tags: (tags ?? []).slice(0, listedTags).map(({ name }) => ({
        label: capitalized(name),
        href: productsHref({ tag: name }),
      })),
      more: existing(drawerLinks, hasPage),
      cart: { ...badge, href: '/cart' },
      wishlistItems,
      account,
      currency,
      searchHref: '/products',
      theme,
      isCompact,
      isSolid,
    }),
    [
      store,
      badge,
      wishlistItems,
      account,
      currency,
      theme,
      popular,
      tags,
      isCompact,
      isSolid,
      pathname,
      hasPage,
      goBack,
    ],
  );
}
