import { SelectField } from '@teranga/ui/field';
import { useState } from 'react';
import { inboxApi } from '../../api/inboxApi.ts';
import { download } from '../../lib/download.ts';
import { useFilters } from '../../lib/useFilters.ts';
import { FilterPanel } from '../../parts/FilterPanel.tsx';
import { Menu } from '../../parts/Menu.tsx';
import { Page } from '../../parts/Page.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Tabs } from '../../parts/Tabs.tsx';
import { messageWords, quoteWords, statusOptions } from './inboxWords.ts';
import { MessageList, QuoteList } from './InboxList.tsx';
import styles from '../../parts/listPage.module.css';

const kinds = { devis: 'Devis', messages: 'Messages' } as const;
type Kind = keyof typeof kinds;

/** Everything that waits is counted, whatever is shown. */
function useWaiting(kind: Kind, filters: Readonly<Record<string, string>>) {
  const quotes = inboxApi.useQuotesInfiniteQuery(kind === 'devis' ? filters : {});
  const messages = inboxApi.useMessagesInfiniteQuery(kind === 'messages' ? filters : {});
  return {
    devis: quotes.data?.pages[0]?.counts?.['NEW'],
    messages: messages.data?.pages[0]?.counts?.['NEW'],
    hasQuotes: quotes.data?.pages[0]?.items.length !== 0,
  };
}

/**
 * The box that is opened when none was chosen: the messages where only these wait, or are at all.
 */
function useFirstKind(): Kind {
  const { devis, messages, hasQuotes } = useWaiting('devis', {});
  const [first, setFirst] = useState<Kind | null>(null);
  // Once: answering the last message does not change the box.
  if (first === null && devis !== undefined && messages !== undefined)
    setFirst(!hasQuotes || (devis === 0 && messages > 0) ? 'messages' : 'devis');
  return first ?? 'devis';
}

/** Quote requests and messages, the newest first. */
export function InboxPage() {
  const { filters, change, clear } = useFilters();
  const { boite, ...others } = filters;
  const first = useFirstKind();
  const kind: Kind = boite === 'messages' || boite === 'devis' ? boite : first;
  const waiting = useWaiting(kind, others);
  const { data } = inboxApi.useMembersQuery();
  const { status = '', assignee = '' } = filters;
  const members = [
    { value: '', label: 'Tout le monde' },
    { value: 'none', label: 'Personne' },
    ...(data?.members ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const choose = (value: string) => change({ boite: value, status: null, assignee: null });
  const listProps = { filters: others, clear: () => clear('boite', 'search') };
  return (
    <Page
      title="Devis et messages"
      actions={
        <Menu
          label="Autres actions"
          items={[
            { label: 'Exporter les devis (CSV)', run: () => download('quotes') },
            { label: 'Exporter les messages (CSV)', run: () => download('messages') },
          ]}
        />
      }
    >
      <Tabs
        label="Boîte"
        current={kind}
        choose={choose}
        tabs={(['devis', 'messages'] as const).map((value) => ({
          value,
          label: kinds[value],
          count: waiting[value],
        }))}
      />
      <div className={styles.tools}>
        <SearchBox
          label="Chercher dans la boîte"
          placeholder="Nom, contact, texte…"
          value={filters['search'] ?? ''}
          search={(search) => change({ search })}
        />
        <FilterPanel
          count={[status, assignee].filter(Boolean).length}
          clear={() => change({ status: null, assignee: null })}
        >
          <SelectField
            name="status"
            label="Statut"
            options={statusOptions(kind === 'devis' ? quoteWords : messageWords)}
            value={status}
            onChange={({ target }) => change({ status: target.value })}
          />
          <SelectField
            name="assignee"
            label="Confié à"
            options={members}
            value={assignee}
            onChange={({ target }) => change({ assignee: target.value })}
          />
        </FilterPanel>
      </div>
      {kind === 'devis' ? <QuoteList {...listProps} /> : <MessageList {...listProps} />}
    </Page>
  );
}
