import type { ContactMessageItemWire } from '@teranga/contract/admin';
import { inboxApi } from '../../api/inboxApi.ts';
import { formatWhen, plural } from '../../lib/format.ts';
import { Badge } from '../../parts/Badge.tsx';
import { CellNote, DataTable, RowLink, type Column } from '../../parts/DataTable.tsx';
import { PagedList } from '../../parts/PagedList.tsx';
import { EmptyInbox } from './EmptyInbox.tsx';
import { messageWords } from './inboxWords.ts';

const longestExtract = 90;
const extract = (text: string) => (text.length > longestExtract ? `${text.slice(0, longestExtract)}…` : text);

const columns: Column<ContactMessageItemWire>[] = [
  {
    title: 'De',
    at: 'title',
    cell: ({ id, firstName, lastName, email }) => (
      <>
        <RowLink to={`message/${id}`}>
          {firstName} {lastName}
        </RowLink>
        <CellNote isForDesk>{email}</CellNote>
      </>
    ),
  },
  {
    title: 'Message',
    at: 'line',
    cell: ({ subject, message }) => (
      <>
        {subject}
        <CellNote>{extract(message)}</CellNote>
      </>
    ),
  },
  {
    title: 'Statut',
    at: 'end',
    cell: ({ status }) => <Badge tone={messageWords[status].tone}>{messageWords[status].label}</Badge>,
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

/** What visitors wrote to the store. */
export function MessageList({ filters, clear }: ListProps) {
  const list = inboxApi.useMessagesInfiniteQuery(filters);
  return (
    <PagedList
      list={list}
      empty={
        <EmptyInbox
          hasFilters={Object.keys(filters).length > 0}
          title="Aucun message"
          text="Les messages de la page de contact arrivent ici."
          clear={clear}
        />
      }
    >
      {(items) => (
        <DataTable
          caption="Messages, les plus récents d’abord"
          columns={columns}
          rows={items}
          keyOf={({ id }) => id}
        />
      )}
    </PagedList>
  );
}
