import type { WebhookDeliveryWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { teamApi } from '../../../api/teamApi.ts';
import { formatWhen, plural } from '../../../lib/format.ts';
import { useChange } from '../../../lib/useChange.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { ConflictDialog } from '../../../parts/ConflictDialog.tsx';
import { CellNote, DataTable, type Column } from '../../../parts/DataTable.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Page } from '../../../parts/Page.tsx';
import { PagedList } from '../../../parts/PagedList.tsx';
import { eventWords } from './scopeWords.ts';

const states = {
  waiting: { tone: 'waiting', label: 'Attend' },
  delivered: { tone: 'good', label: 'Reçu' },
  failed: { tone: 'bad', label: 'Échoué' },
} as const;

const back = { to: '/boutique/webhooks', label: 'Webhooks' };

const columnsFor = (replay: (delivery: string) => void): Column<WebhookDeliveryWire>[] => [
  { title: 'Événement', at: 'title', cell: ({ event }) => eventWords[event] },
  {
    title: 'État',
    at: 'end',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
  },
  {
    title: 'Réponse',
    at: 'line',
    cell: ({ lastStatus, lastError, attempts }) => (
      <>
        {lastError ?? (lastStatus === null ? 'Pas encore de réponse' : `Réponse ${lastStatus}`)}
        <CellNote>{plural(attempts, 'essai')}</CellNote>
      </>
    ),
  },
  { title: 'Créé', at: 'footer', cell: ({ createdAt }) => formatWhen(createdAt) },
  {
    title: 'Action',
    at: 'footerEnd',
    cell: ({ id, state }) =>
      state !== 'waiting' && (
        <Button variant="plain" onClick={() => replay(id)}>
          Renvoyer
        </Button>
      ),
  },
];

/** What a webhook sent, and what came back; each can be resent. */
export function DeliveriesPage() {
  const { id = '' } = useParams();
  const list = teamApi.useDeliveriesInfiniteQuery(id);
  const { webhook } = teamApi.useWebhooksQuery(undefined, {
    selectFromResult: ({ data }) => ({ webhook: data?.webhooks.find((each) => each.id === id) }),
  });
  const [replay] = teamApi.useReplayDeliveryMutation();
  const { run, conflict, clearConflict } = useChange();
  const columns = useMemo(
    () => columnsFor((delivery) => void run(replay({ id, delivery }), { done: 'Il est renvoyé.' })),
    [id, replay, run],
  );
  return (
    <Page title="Envois du webhook" back={back}>
      {webhook && <p>{webhook.url}</p>}
      <PagedList
        list={list}
        empty={<Notice tone="empty" title="Rien n’a encore été envoyé" text="Les envois arrivent ici." />}
      >
        {(items) => (
          <DataTable
            caption="Envois, les plus récents d’abord"
            columns={columns}
            rows={items}
            keyOf={(delivery) => delivery.id}
          />
        )}
      </PagedList>
      <ConflictDialog
        message={conflict}
        title="Il n’est pas renvoyé"
        onClose={() => {
          clearConflict();
          void list.refetch();
        }}
      />
    </Page>
  );
}
