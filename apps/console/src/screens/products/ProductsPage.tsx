import { buttonClass } from '@teranga/ui/button';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { productsApi } from '../../api/productsApi.ts';
import { download } from '../../lib/download.ts';
import { useHasRole } from '../../lib/session.ts';
import { useFilters } from '../../lib/useFilters.ts';
import { useSelection } from '../../lib/useSelection.ts';
import { Menu } from '../../parts/Menu.tsx';
import { NoMatch } from '../../parts/NoMatch.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Tabs } from '../../parts/Tabs.tsx';
import { ProductBulk } from './ProductBulk.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductTable } from './ProductTable.tsx';
import styles from '../../parts/listPage.module.css';

/** The tabs of the list and the filters that each stands for. */
const tabs = [
  { value: 'all', label: 'Tous', filters: { isPublished: null, stock: null } },
  { value: 'published', label: 'En vente', filters: { isPublished: 'true', stock: null } },
  { value: 'unpublished', label: 'Hors vente', filters: { isPublished: 'false', stock: null } },
  { value: 'low', label: 'Stock bas', filters: { isPublished: 'true', stock: 'low' } },
  { value: 'out', label: 'Épuisés', filters: { isPublished: 'true', stock: 'out' } },
] as const;

/** Few units first where the stock is low, if no other order was chosen. */
const lowSort = 'stock_asc';
function sortFor(tab: string, sort: string | undefined): string | null {
  if (tab === 'low') return sort ?? lowSort;
  return sort === undefined || sort === lowSort ? null : sort;
}

const tabOf = ({ isPublished = null, stock = null }: Readonly<Record<string, string | null>>) =>
  tabs.find(({ filters }) => filters.isPublished === isPublished && filters.stock === stock)?.value ?? 'all';

/** The list of products: price and stock are changed in place. */
export function ProductsPage() {
  const { filters, change, clear } = useFilters();
  const navigate = useNavigate();
  const isManager = useHasRole('manager');
  const { sort: _sort, ...wanted } = filters;
  const { search = '', ...narrowing } = wanted;
  const hasFilters = Object.keys(wanted).length > 0;
  const selection = useSelection(JSON.stringify(filters));
  const products = productsApi.useProductsInfiniteQuery(filters);
  const counts = products.currentData?.pages[0]?.counts ?? products.data?.pages[0]?.counts;
  return (
    <Page
      title="Articles"
      actions={
        isManager && (
          <>
            <Link to="nouveau" className={buttonClass('primary')} data-key="n">
              <Plus size={18} strokeWidth={2} aria-hidden="true" />
              Ajouter
            </Link>
            <Menu
              label="Autres actions"
              items={[
                { label: 'Importer un fichier…', run: () => navigate('importer') },
                { label: 'Imports précédents, annuler un import…', run: () => navigate('importer') },
                { label: 'Réduire les prix d’un rayon…', run: () => navigate('reduire') },
                {
                  label: hasFilters ? 'Exporter ces articles (CSV)' : 'Exporter les articles (CSV)',
                  run: () => download('products', wanted),
                },
                { label: 'Exporter le stock (CSV)', run: () => download('stock') },
              ]}
            />
          </>
        )
      }
    >
      <Tabs
        label="Articles"
        current={tabOf(filters)}
        choose={(value) =>
          change({
            ...tabs.find((tab) => tab.value === value)?.filters,
            sort: sortFor(value, filters['sort']),
          })
        }
        tabs={tabs.map(({ value, label }) => ({ value, label, count: counts?.[value] }))}
      />
      <div className={styles.tools}>
        <SearchBox
          label="Chercher un article"
          placeholder="Nom, marque, référence…"
          value={search}
          search={(text) => change({ search: text })}
        />
        <ProductFilters filters={filters} change={change} />
      </div>
      <PagedList
        list={products}
        empty={
          hasFilters ? (
            <NoMatch
              title="Aucun article ici"
              search={search}
              searchAll={
                Object.keys(narrowing).length > 0
                  ? { label: 'Chercher dans tous les articles', run: () => clear('search') }
                  : null
              }
              clear={clear}
            />
          ) : (
            <Notice
              tone="empty"
              title="Pas encore d’article"
              text="Ajoutez-en un, ou importez un fichier."
              {...(isManager && {
                action: { label: 'Importer un fichier', run: () => navigate('importer') },
              })}
            />
          )
        }
      >
        {(items) => <ProductTable products={items} selection={isManager ? selection : undefined} />}
      </PagedList>
      {/* Outside the list, which is empty once its last articles have moved on. */}
      {isManager && (
        <ProductBulk
          products={products.currentData?.pages.flatMap(({ items }) => items) ?? []}
          selection={selection}
        />
      )}
    </Page>
  );
}
