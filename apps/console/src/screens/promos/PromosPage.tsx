import { formatAmount } from '@teranga/core/domain/money';
import type { StaffPromoWire } from '@teranga/contract/admin';
import { buttonClass } from '@teranga/ui/button';
import { Download, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { promosApi } from '../../api/promosApi.ts';
import { plural } from '../../lib/format.ts';
import { includesText } from '../../lib/includesText.ts';
import { useFilters } from '../../lib/useFilters.ts';
import { useSelection } from '../../lib/useSelection.ts';
import { Badge } from '../../parts/Badge.tsx';
import { CellNote, DataTable, RowLink, type Column } from '../../parts/DataTable.tsx';
import { LinkButton } from '../../parts/LinkButton.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { NoMatch } from '../../parts/NoMatch.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Tabs } from '../../parts/Tabs.tsx';
import { PromoBulk } from './PromoBulk.tsx';
import { amountWords, datesWords, promoStates, stateOf, type PromoState } from './promoWords.ts';

const tabs: readonly { value: PromoState | 'all'; label: string }[] = [
  { value: 'all', label: 'Tous' },
  { value: 'running', label: 'En cours' },
  { value: 'next', label: 'À venir' },
  { value: 'over', label: 'Terminés' },
  { value: 'stopped', label: 'Arrêtés' },
];

const columnsAt = (now: number): Column<StaffPromoWire>[] => [
  {
    title: 'Code',
    at: 'title',
    cell: ({ code }) => <RowLink to={`code/${encodeURIComponent(code)}`}>{code}</RowLink>,
  },
  {
    title: 'Réduction',
    at: 'end',
    cell: (promo) => (
      <>
        {amountWords(promo)}
        {promo.minimumSubtotal > 0 && (
          <CellNote isForDesk>dès {formatAmount(promo.minimumSubtotal)}</CellNote>
        )}
      </>
    ),
  },
  { title: 'Dates', at: 'line', cell: datesWords },
  {
    title: 'État',
    at: 'lineEnd',
    cell: (promo) => {
      const { label, tone } = promoStates[stateOf(promo, now)];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    title: 'Utilisations',
    at: 'footer',
    cell: ({ used, maxUses }) =>
      maxUses === null ? plural(used, 'utilisation') : `${used} sur ${plural(maxUses, 'utilisation')}`,
  },
];

/** The store's promo codes, the newest first. */
export function PromosPage() {
  const { filters, change, clear } = useFilters();
  const query = promosApi.usePromosQuery();
  const [now] = useState(() => Date.now());
  const columns = useMemo(() => columnsAt(now), [now]);
  const selection = useSelection(JSON.stringify(filters));
  const tab = tabs.find(({ value }) => value === filters['etat'])?.value ?? 'all';
  const search = filters['search'] ?? '';
  const countOf = (state: PromoState | 'all') =>
    query.data?.items.filter((promo) => state === 'all' || stateOf(promo, now) === state).length;
  return (
    <Page
      title="Codes promo"
      actions={
        <>
          <LinkButton href="/api/admin/exports/promos?format=csv" download>
            <Download size={18} strokeWidth={1.75} aria-hidden="true" />
            Exporter
          </LinkButton>
          <Link to="nouveau" className={buttonClass('primary')} data-key="n">
            <Plus size={18} strokeWidth={2} aria-hidden="true" />
            Nouveau
          </Link>
        </>
      }
    >
      <Tabs
        label="État des codes"
        current={tab}
        choose={(value) => change({ etat: value === 'all' ? null : value })}
        tabs={tabs.map(({ value, label }) => ({ value, label, count: countOf(value) }))}
      />
      <SearchBox
        label="Chercher un code"
        placeholder="Code…"
        value={search}
        search={(text) => change({ search: text })}
      />
      <p>
        Un code donne une réduction à qui le saisit. Pour baisser des prix sans code :{' '}
        <Link to="/articles/reduire" className="link">
          réduire les prix d’un rayon
        </Link>
        .
      </p>
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {({ items }) => {
          const found = items.filter(
            (promo) => includesText(promo.code, search) && (tab === 'all' || stateOf(promo, now) === tab),
          );
          if (items.length === 0)
            return (
              <Notice
                tone="empty"
                title="Aucun code promo"
                text="Créez-en un, par exemple pour une fête ou un client fidèle."
              />
            );
          if (found.length === 0 && search === '') return <Notice tone="empty" title="Aucun code ici" />;
          if (found.length === 0)
            return (
              <NoMatch
                title="Aucun code ici"
                search={search}
                searchAll={
                  tab === 'all' ? null : { label: 'Chercher dans tous les codes', run: () => clear('search') }
                }
                clear={() => clear('search')}
              />
            );
          return (
            <DataTable
              caption="Codes promo"
              columns={columns}
              rows={found}
              keyOf={({ code }) => code}
              selection={selection}
              nameOf={({ code }) => code}
            />
          );
        }}
      </QueryState>
      <PromoBulk promos={query.data?.items ?? []} selection={selection} />
    </Page>
  );
}
