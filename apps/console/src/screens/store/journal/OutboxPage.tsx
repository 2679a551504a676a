import type { OutboxMessageWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { useMemo, useState } from 'react';
import { journalApi } from '../../../api/journalApi.ts';
import { formatWhen, plural } from '../../../lib/format.ts';
import { useChange } from '../../../lib/useChange.ts';
import { useFilters } from '../../../lib/useFilters.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { CellNote, DataTable, type Column } from '../../../parts/DataTable.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Page } from '../../../parts/Page.tsx';
import { PagedList } from '../../../parts/PagedList.tsx';
import { Tabs } from '../../../parts/Tabs.tsx';
import { backToStore } from '../backToStore.ts';
import { TestMessageDialog } from './TestMessageDialog.tsx';

const states = {
  waiting: { tone: 'waiting', label: 'Attend' },
  failed: { tone: 'bad', label: 'Non parti' },
  sent: { tone: 'good', label: 'Parti' },
} as const;
const tabs = [
  { value: '', label: 'Pas encore partis' },
  { value: 'failed', label: 'En échec' },
  { value: 'sent', label: 'Partis' },
];

const columnsFor = (resend: (id: number) => void): Column<OutboxMessageWire>[] => [
  { title: 'Destinataire', at: 'title', cell: ({ to }) => to },
  {
    title: 'État',
    at: 'end',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
  },
  {
    title: 'Message',
    at: 'line',
    cell: ({ channel, subject, error }) => (
      <>
        {channel === 'sms' ? 'SMS' : (subject ?? 'E-mail avec un code')}
        {error !== null && <CellNote>{error}</CellNote>}
      </>
    ),
  },
  {
    title: 'Quand',
    at: 'footer',
    cell: ({ createdAt, sentAt, attempts }) => (
      <>
        {formatWhen(sentAt ?? createdAt)}
        {attempts > 1 && <CellNote isForDesk>{plural(attempts, 'essai')}</CellNote>}
      </>
    ),
  },
  {
    title: 'Action',
    at: 'footerEnd',
    cell: ({ id, state }) =>
      state === 'failed' && (
        <Button variant="plain" onClick={() => resend(id)}>
          Renvoyer
        </Button>
      ),
  },
];

/** E-mails and SMS to customers and to the store, and whether they left. */
export function OutboxPage() {
  const { filters, change } = useFilters();
  const { state = '' } = filters;
  const list = journalApi.useOutboxInfiniteQuery({ state });
  const [resend, { isLoading }] = journalApi.useResendMutation();
  const [isTesting, setTesting] = useState(false);
  const { run } = useChange();
  const columns = useMemo(
    () => columnsFor((id) => void run(resend({ ids: [id] }), { done: 'Le message repart.' })),
    [resend, run],
  );
  return (
    <Page
      title="E-mails et SMS"
      back={backToStore}
      actions={
        <>
          {state === 'failed' && (
            <Button
              variant="quiet"
              isBusy={isLoading}
              onClick={() => void run(resend({}), { done: 'Les messages repartent.' })}
            >
              Tout renvoyer
            </Button>
          )}
          <Button variant="quiet" onClick={() => setTesting(true)}>
            Message d’essai
          </Button>
        </>
      }
    >
      <Tabs label="État" current={state} choose={(value) => change({ state: value })} tabs={tabs} />
      <PagedList
        list={list}
        empty={
          <Notice
            tone={state === 'sent' ? 'empty' : 'good'}
            title={state === 'sent' ? 'Rien n’est encore parti' : 'Tout est parti'}
          />
        }
      >
        {(items) => (
          <DataTable
            caption="E-mails et SMS, les plus récents d’abord"
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
          />
        )}
      </PagedList>
      {isTesting && <TestMessageDialog onClose={() => setTesting(false)} />}
    </Page>
  );
}
