import { useMemo } from 'react';
import { useCartBadge } from '../cart/useCartBadge.ts';
import { categoriesApi } from '../catalogue/categoriesApi.ts';
import { productsHref } from '../catalogue/productFilters.ts';
import { useTheme } from '../theme/useTheme.ts';
import { isCurrentLink, menuLinks } from './siteLinks.ts';
import { useScrolledPast } from './useScrolledPast.ts';
import { useStoreInfo } from './useStoreInfo.ts';
import type { HeaderView } from './views.ts';

/** How far, in pixels, the page is scrolled when the header shrinks. */
export const compactAfterPx = 30;
/** How far, in pixels, the page is scrolled when the header's ground turns solid. */
export const solidAfterPx = 50;

/** The header on the page at `pathname`. */
export function useHeader(pathname: string): HeaderView {
  const store = useStoreInfo();
  const badge = useCartBadge();
  const theme = useTheme();
  const { data: popular } = categoriesApi.useGetPopularCategoriesQuery();
  const isCompact = useScrolledPast(compactAfterPx);
  const isSolid = useScrolledPast(solidAfterPx);
  return useMemo(
    () => ({
      store,
      links: menuLinks.map((link) => ({ ...link, isCurrent: isCurrentLink(link.href, pathname) })),
      categories: (popular ?? []).map(({ name }) => ({
        label: name,
        href: productsHref({ category: name }),
      })),
      cart: { ...badge, href: '/cart' },
      searchHref: '/products',
      theme,
      isCompact,
      isSolid,
    }),
    [store, badge, theme, popular, isCompact, isSolid, pathname],
  );
}
