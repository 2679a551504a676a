import type { QuoteItemWire } from '@teranga/contract/admin';
import { inboxApi } from '../../api/inboxApi.ts';
import { formatWhen, plural } from '../../lib/format.ts';
import { Badge } from '../../parts/Badge.tsx';
import { CellNote, DataTable, RowLink, type Column } from '../../parts/DataTable.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { EmptyInbox } from './EmptyInbox.tsx';
import { quoteWords } from './inboxWords.ts';

const columns: Column<QuoteItemWire>[] = [
  {
    title: 'De',
    at: 'title',
    cell: ({ ref, name }) => <RowLink to={`devis/${encodeURIComponent(ref)}`}>{name}</RowLink>,
  },
  {
    title: 'Service',
    at: 'line',
    cell: ({ serviceName, ref }) => (
      <>
        {serviceName}
        <CellNote isForDesk>{ref}</CellNote>
      </>
    ),
  },
  {
    title: 'Statut',
    at: 'end',
    cell: ({ status }) => <Badge tone={quoteWords[status].tone}>{quoteWords[status].label}</Badge>,
  },
  {
    title: 'Confié à',
    at: 'footEnd',
    cell: ({ assignee, answers }) => (
      <>
        {assignee?.name ?? 'Personne'}
        {answers > 0 && <CellNote isForDesk>{plural(answers, 'réponse')}</CellNote>}
      </>
    ),
  },
  { title: 'Reçu', at: 'foot', cell: ({ createdAt }) => formatWhen(createdAt) },
];

interface ListProps {
  filters: Readonly<Record<string, string>>;
  clear: () => void;
}

/** Quote requests. */
export function QuoteList({ filters, clear }: ListProps) {
  const list = inboxApi.useQuotesInfiniteQuery(filters);
  return (
    <PagedList
      list={list}
      empty={
        <EmptyInbox
          hasFilters={Object.keys(filters).length > 0}
          title="Aucune demande de devis"
          text="Elles arrivent ici quand un client en demande un depuis un service."
          clear={clear}
        />
      }
    >
      {(items) => (
        <DataTable
          caption="Demandes de devis, les plus récentes d’abord"
          columns={columns}
          rows={items}
          keyOf={({ ref }) => ref}
        />
      )}
    </PagedList>
  );
}
