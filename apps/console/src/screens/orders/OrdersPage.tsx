import { buttonClass } from '@teranga/ui/button';
import { Link } from 'react-router-dom';
import { ordersApi } from '../../api/ordersApi.ts';
import { Menu } from '../../parts/Menu.tsx';
import { NoMatch } from '../../parts/NoMatch.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Tabs } from '../../parts/Tabs.tsx';
import { download } from '../../lib/download.ts';
import { useHasRole } from '../../lib/session.ts';
import { useFilters } from '../../lib/useFilters.ts';
import { useSelection } from '../../lib/useSelection.ts';
import { OrderBulk } from './OrderBulk.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderTable } from './OrderTable.tsx';
import { orderTabs } from './orderWords.ts';
import styles from '../../parts/listPage.module.css';

/** The address names the tab «Toutes»; without a name it is the work to be done first. */
const allOrders = 'toutes';
const firstTab = 'WAITING_FOR_VALIDATION';
const empty: Record<string, string> = {
  WAITING_FOR_VALIDATION: 'Aucune commande à confirmer',
  VALIDATED: 'Aucune commande à préparer',
  SHIPPED: 'Aucune commande en route',
};

/** The list of orders: tabs by status, search, filters. */
export function OrdersPage() {
  const { filters, change, clear } = useFilters();
  const { status: tab = firstTab, ...others } = filters;
  const status = tab === allOrders ? '' : tab;
  const orders = ordersApi.useOrdersInfiniteQuery({ ...others, status });
  const counts = orders.currentData?.pages[0]?.counts ?? orders.data?.pages[0]?.counts;
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { since = '', until = '' } = others;
  const { search = '', sort: _sort, ...narrowing } = others;
  const selection = useSelection(JSON.stringify(filters));
  const isManager = useHasRole('manager');
  const narrowingNames = Object.keys(narrowing);
  const hasFilters = search !== '' || narrowingNames.length > 0;
  const isNarrowed = status !== '' || narrowingNames.length > 0;
  const searchAll = () =>
    change({ ...Object.fromEntries(narrowingNames.map((name) => [name, null])), status: allOrders });
  return (
    <Page
      title="Commandes"
      actions={
        <>
          <Link to="nouvelle" className={buttonClass('primary')} data-key="n">
            Nouvelle
          </Link>
          {isManager && (
            <Menu
              label="Autres actions"
              items={[
                {
                  label: 'Exporter les commandes (CSV)',
                  run: () => download('orders', { since, until, status }),
                },
                { label: 'Exporter les retours (CSV)', run: () => download('returns') },
                { label: 'Exporter les remboursements (CSV)', run: () => download('refunds') },
              ]}
            />
          )}
        </>
      }
    >
      <Tabs
        label="Statut des commandes"
        current={status}
        choose={(value) => change({ status: value === '' ? allOrders : value === firstTab ? null : value })}
        tabs={orderTabs.map((each) => ({
          value: each.status,
          label: each.label,
          count: each.status === '' ? total : counts && (counts[each.status] ?? 0),
        }))}
      />
      <div className={styles.tools}>
        <SearchBox
          label="Chercher une commande"
          placeholder="Nom, téléphone, référence…"
          value={search}
          search={(text) =>
            // Whoever begins to search does not know the status.
            change({ search: text, ...(text !== '' && search === '' && { status: allOrders }) })
          }
        />
        <OrderFilters filters={filters} change={change} />
      </div>
      <PagedList
        list={orders}
        empty={
          hasFilters ? (
            <NoMatch
              title="Aucune commande ne correspond"
              search={search}
              searchAll={isNarrowed ? { label: 'Chercher dans toutes les commandes', run: searchAll } : null}
              clear={() => clear('status', 'sort')}
            />
          ) : (
            <Notice
              tone={status === firstTab ? 'good' : 'empty'}
              title={empty[status] ?? 'Aucune commande ici'}
              text="Les nouvelles commandes arrivent ici."
            />
          )
        }
      >
        {(items) => <OrderTable orders={items} selection={selection} />}
      </PagedList>
      {/* Outside the list, which is empty once its last orders have moved on. */}
      <OrderBulk
        orders={orders.currentData?.pages.flatMap(({ items }) => items) ?? []}
        selection={selection}
      />
    </Page>
  );
}
