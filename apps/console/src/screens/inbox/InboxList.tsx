import { useMemo } from 'react';
import { inboxApi } from '../../api/inboxApi.ts';
import { formatWhen, plural } from '../../lib/format.ts';
import { useSelection } from '../../lib/useSelection.ts';
import { Badge } from '../../parts/Badge.tsx';
import { CellNote, DataTable, RowLink, type Column } from '../../parts/DataTable.tsx';
import { NoMatch } from '../../parts/NoMatch.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { PagedList, type PagedQuery } from '../../parts/PagedList.tsx';
import { InboxBulk } from './InboxBulk.tsx';
import { messageEntry, quoteEntry, type InboxEntry } from './inboxEntry.ts';
import type { InboxKind } from './useInboxChanges.ts';

const columns: Column<InboxEntry>[] = [
  {
    title: 'De',
    at: 'title',
    cell: ({ path, name, contact }) => (
      <>
        <RowLink to={path}>{name}</RowLink>
        <CellNote isForDesk>{contact}</CellNote>
      </>
    ),
  },
  {
    title: 'Demande',
    at: 'line',
    cell: ({ title, detail }) => (
      <>
        {title}
        <CellNote>{detail}</CellNote>
      </>
    ),
  },
  { title: 'Statut', at: 'end', cell: ({ words: { tone, label } }) => <Badge tone={tone}>{label}</Badge> },
  {
    title: 'Confié à',
    at: 'footerEnd',
    cell: ({ assignee, answers }) => (
      <>
        {assignee?.name ?? 'Sans responsable'}
        {answers > 0 && <CellNote isForDesk>{plural(answers, 'réponse')}</CellNote>}
      </>
    ),
  },
  { title: 'Reçu', at: 'footer', cell: ({ createdAt }) => formatWhen(createdAt) },
];

/** What each list is called, and says while it is empty. */
const words = {
  quote: {
    caption: 'Demandes de devis, les plus récentes d’abord',
    title: 'Aucune demande de devis',
    text: 'Elles arrivent ici quand un client en demande un depuis un service.',
  },
  message: {
    caption: 'Messages, les plus récents d’abord',
    title: 'Aucun message',
    text: 'Les messages de la page de contact arrivent ici.',
  },
};

interface FilterProps {
  filters: Readonly<Record<string, string>>;
  /** Removes the filters, not the search. */
  clear: () => void;
}

interface InboxListProps<Item> extends FilterProps {
  kind: InboxKind;
  list: PagedQuery<Item>;
  toEntry: (item: Item) => InboxEntry;
}

function InboxList<Item>({ kind, list, toEntry, filters, clear }: InboxListProps<Item>) {
  const selection = useSelection(`${kind} ${JSON.stringify(filters)}`);
  const { currentData } = list;
  const entries = useMemo(
    () => currentData?.pages.flatMap(({ items }) => items.map(toEntry)) ?? [],
    [currentData, toEntry],
  );
  const { caption, title, text } = words[kind];
  const { search = '', ...narrowing } = filters;
  const isNarrowed = Object.keys(narrowing).length > 0;
  return (
    <>
      <PagedList
        list={list}
        empty={
          search !== '' || isNarrowed ? (
            <NoMatch
              title="Rien ne correspond"
              search={search}
              searchAll={isNarrowed ? { label: 'Chercher sans les filtres', run: clear } : null}
              clear={clear}
            />
          ) : (
            <Notice tone="empty" title={title} text={text} />
          )
        }
      >
        {() => (
          <DataTable
            caption={caption}
            columns={columns}
            rows={entries}
            keyOf={({ id }) => id}
            selection={selection}
            nameOf={({ name }) => name}
          />
        )}
      </PagedList>
      <InboxBulk kind={kind} entries={entries} selection={selection} />
    </>
  );
}

/** Quote requests. */
export function QuoteList(props: FilterProps) {
  const list = inboxApi.useQuotesInfiniteQuery(props.filters);
  return <InboxList kind="quote" list={list} toEntry={quoteEntry} {...props} />;
}

/** What visitors wrote to the store. */
export function MessageList(props: FilterProps) {
  const list = inboxApi.useMessagesInfiniteQuery(props.filters);
  return <InboxList kind="message" list={list} toEntry={messageEntry} {...props} />;
}
