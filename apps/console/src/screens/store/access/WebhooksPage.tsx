import type { WebhookWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { teamApi } from '../../../api/teamApi.ts';
import { formatWhen } from '../../../lib/format.ts';
import { useChange } from '../../../lib/useChange.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { ConflictDialog } from '../../../parts/ConflictDialog.tsx';
import { Entry, EntryList } from '../../../parts/EntryList.tsx';
import { ListSkeleton } from '../../../parts/ListSkeleton.tsx';
import { Menu } from '../../../parts/Menu.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Page } from '../../../parts/Page.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import { SecretDialog } from '../../../parts/SecretDialog.tsx';
import { backToStore } from '../backToStore.ts';
import { eventWords } from './scopeWords.ts';
import { WebhookDialog } from './WebhookDialog.tsx';

function stateOf({ isEnabled, failingSince }: WebhookWire) {
  if (!isEnabled) return <Badge tone="neutral">Arrêté</Badge>;
  return failingSince === null ? <Badge tone="good">Actif</Badge> : <Badge tone="bad">En échec</Badge>;
}

function Hook({ webhook }: { webhook: WebhookWire }) {
  const { id, url, events, isEnabled, disabledReason, failingSince, version } = webhook;
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const [change] = teamApi.useChangeWebhookMutation();
  const [remove, removal] = teamApi.useRemoveWebhookMutation();
  const { refetch } = teamApi.useWebhooksQuery();
  const { run, conflict, failure, clearConflict } = useChange();
  const close = () => setOpen(null);
  return (
    <Entry
      title={<Link to={id}>{url}</Link>}
      badge={stateOf(webhook)}
      actions={
        <Menu
          label={`Autres actions pour ${url}`}
          items={[
            { label: 'Voir les envois', run: () => navigate(id) },
            { label: 'Modifier…', run: () => setOpen('edit') },
            {
              label: isEnabled ? 'Arrêter' : 'Reprendre',
              run: () =>
                void run(change({ id, version, body: { isEnabled: !isEnabled } }), {
                  done: isEnabled ? 'Webhook arrêté.' : 'Webhook repris.',
                }),
            },
            { label: 'Supprimer…', isGrave: true, run: () => setOpen('remove') },
          ]}
        />
      }
      dialogs={
        <>
          {open === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
          <ConfirmDialog
            isOpen={open === 'remove'}
            title="Supprimer le webhook"
            action="Supprimer"
            isBusy={removal.isLoading}
            failure={failure}
            confirm={() => void run(remove(id), { done: 'Webhook supprimé.' })}
            onClose={close}
          >
            <p>Plus rien n’est envoyé à {url}, et le journal de ses envois disparaît.</p>
          </ConfirmDialog>
          <ConflictDialog
            message={conflict}
            onClose={() => {
              clearConflict();
              void refetch();
            }}
          />
        </>
      }
    >
      <p>{events.map((event) => eventWords[event]).join(', ')}</p>
      {failingSince !== null && <p>Aucun envoi ne réussit depuis {formatWhen(failingSince)}</p>}
      {disabledReason !== null && <p>{disabledReason}</p>}
    </Entry>
  );
}

/** Where other programs are notified of orders. */
export function WebhooksPage() {
  const query = teamApi.useWebhooksQuery();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Page
      title="Webhooks"
      back={backToStore}
      width="narrow"
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          Ajouter
        </Button>
      }
    >
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            <Notice
              tone="empty"
              title="Aucun webhook"
              text="La boutique peut prévenir un autre programme de chaque commande."
            />
          ) : (
            <EntryList label="Webhooks">
              {webhooks.map((webhook) => (
                <Hook key={webhook.id} webhook={webhook} />
              ))}
            </EntryList>
          )
        }
      </QueryState>
      {isAdding && (
        <WebhookDialog
          onCreated={(created) => {
            setAdding(false);
            setSecret(created);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <SecretDialog
        title="Le webhook est ajouté"
        label="Secret qui signe les envois"
        secret={secret}
        onClose={() => setSecret(null)}
      />
    </Page>
  );
}
