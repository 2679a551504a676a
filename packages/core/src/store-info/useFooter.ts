import { useMemo } from 'react';
import { categoriesApi } from '../catalogue/categoriesApi.ts';
import { productsHref } from '../catalogue/productFilters.ts';
import { footerColumns, legalLinks } from './siteLinks.ts';
import { useStoreInfo } from './useStoreInfo.ts';
import type { FooterView } from './views.ts';

const listedCategories = 6;

/** The footer. */
export function useFooter(): FooterView {
  const store = useStoreInfo();
  const { data: popular } = categoriesApi.useGetPopularCategoriesQuery();
  return useMemo(() => {
    const links = (popular ?? [])
      .slice(0, listedCategories)
      .map(({ name }) => ({ label: name, href: productsHref({ category: name }) }));
    const categories = links.length > 0 ? [{ title: 'Catégories', links }] : [];
    return {
      store,
      columns: [...footerColumns.map(({ title, links: own }) => ({ title, links: [...own] })), ...categories],
      legalLinks: [...legalLinks],
      copyright: `© ${store.year} ${store.name}. Tous droits réservés.`,
      platformLine: 'Propulsé par Teranga',
    };
  }, [store, popular]);
}
