import { useMemo } from 'react';
import { categoriesApi, productsHref } from '../catalogue/index.ts';
import { ratesCredit, selectCurrency } from '../currency/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import {
  existing,
  footerColumns,
  type HasPage,
  legalLinks,
  toLegalLine,
  useHasPage,
  useStoreData,
  useStoreInfo,
} from '../store-info/index.ts';
import type { FooterView } from './views.ts';

const listedCategories = 6;

/** The footer. */
export function useFooter(ofDesign: HasPage): FooterView {
  const hasPage = useHasPage(ofDesign);
  const store = useStoreInfo();
  const { legalNotice } = useStoreData();
  const isForeign = useAppSelector(selectCurrency) !== 'XOF';
  const { data: popular } = categoriesApi.useGetPopularCategoriesQuery();
  return useMemo(() => {
    const links = (popular ?? [])
      .slice(0, listedCategories)
      .map(({ name }) => ({ label: name, href: productsHref({ category: name }) }));
    const categories = links.length > 0 ? [{ title: 'Catégories', links }] : [];
    return {
      store,
      columns: [
        ...footerColumns.map(({ title, links: own }) => ({ title, links: existing(own, hasPage) })),
        ...categories,
      ],
      legalLinks: existing(legalLinks, hasPage),
      legalLine: toLegalLine(legalNotice),
      ratesCredit: isForeign ? ratesCredit : null,
      copyright: `© ${store.year} ${store.name}. Tous droits réservés.`,
      platformLine: 'Propulsé par Teranga',
    };
  }, [store, popular, legalNotice, isForeign, hasPage]);
}
