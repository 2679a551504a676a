import { formatAmount } from '@teranga/core/domain/money';
import { Download } from 'lucide-react';
import type { CustomerCardWire } from '@teranga/contract/admin';
import { readableContact } from '@teranga/core/features/account/rules';
import { customersApi } from '../../api/customersApi.ts';
import { formatWhen, plural } from '../../lib/format.ts';
import { useFilters } from '../../lib/useFilters.ts';
import { useSelection } from '../../lib/useSelection.ts';
import { Badge } from '../../parts/Badge.tsx';
import { CellNote, DataTable, RowLink, type Column } from '../../parts/DataTable.tsx';
import { LinkButton } from '../../parts/LinkButton.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { CustomerBulk } from './CustomerBulk.tsx';

const columns: Column<CustomerCardWire>[] = [
  {
    title: 'Client',
    at: 'title',
    cell: ({ key, name, hasAccount }) => (
      <>
        <RowLink to={encodeURIComponent(key)}>{name || 'Sans nom'}</RowLink>
        {hasAccount && <Badge tone="neutral">Compte</Badge>}
      </>
    ),
  },
  {
    title: 'Contact',
    at: 'footer',
    cell: ({ phone, email }) => (
      <>
        {readableContact(phone ?? email ?? '')}
        {phone !== null && email !== null && <CellNote isForDesk>{email}</CellNote>}
      </>
    ),
  },
  {
    title: 'Commandes',
    at: 'lineEnd',
    cell: ({ orders }) => plural(orders, 'commande'),
  },
  {
    title: 'Dernière',
    at: 'line',
    cell: ({ lastOrderAt }) => lastOrderAt && formatWhen(lastOrderAt),
  },
  { title: 'Total', at: 'end', isNumber: true, cell: ({ total }) => formatAmount(total) },
];

/** People who ordered or have an account, the latest first. */
export function CustomersPage() {
  const { filters, change, clear } = useFilters();
  const list = customersApi.useCustomersInfiniteQuery(filters);
  // Browsers copy on secure pages alone; without it nothing can be done with several people.
  const canCopy = 'clipboard' in navigator;
  const selection = useSelection(JSON.stringify(filters));
  const customers = list.currentData?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page
      title="Clients"
      actions={
        <LinkButton href="/api/admin/exports/customers?format=csv" download>
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          Exporter
        </LinkButton>
      }
    >
      <SearchBox
        label="Chercher un client"
        placeholder="Nom, téléphone, e-mail…"
        value={filters['search'] ?? ''}
        search={(search) => change({ search })}
      />
      <PagedList
        list={list}
        empty={
          filters['search'] ? (
            <Notice
              tone="empty"
              title="Aucun client ne correspond"
              text="Cherchez autrement."
              action={{ label: 'Effacer la recherche', run: () => clear() }}
            />
          ) : (
            <Notice
              tone="empty"
              title="Aucun client pour l’instant"
              text="Chaque personne qui commande apparaît ici."
            />
          )
        }
      >
        {(items) => (
          <DataTable
            caption="Clients, les derniers venus d’abord"
            columns={columns}
            rows={items}
            keyOf={({ key }) => key}
            selection={canCopy ? selection : undefined}
            nameOf={({ name }) => name || 'Sans nom'}
          />
        )}
      </PagedList>
      {canCopy && <CustomerBulk customers={customers} selection={selection} />}
    </Page>
  );
}
