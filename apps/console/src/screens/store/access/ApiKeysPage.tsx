import type { ApiKeyWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { teamApi } from '../../../api/teamApi.ts';
import { formatInstant, formatWhen } from '../../../lib/format.ts';
import { useChange } from '../../../lib/useChange.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { Entry, EntryList } from '../../../parts/EntryList.tsx';
import { ListSkeleton } from '../../../parts/ListSkeleton.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Page } from '../../../parts/Page.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import { SecretDialog } from '../../../parts/SecretDialog.tsx';
import { backToStore } from '../backToStore.ts';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { scopeWords } from './scopeWords.ts';

function Key({ apiKey }: { apiKey: ApiKeyWire }) {
  const { id, name, scopes, createdBy, createdAt, lastUsedAt } = apiKey;
  const [isRevoking, setRevoking] = useState(false);
  const [revoke, { isLoading }] = teamApi.useRevokeKeyMutation();
  const { run, failure } = useChange();
  return (
    <Entry
      title={name}
      actions={
        <Button variant="quiet" onClick={() => setRevoking(true)}>
          Révoquer
        </Button>
      }
      dialogs={
        <>
          <ConfirmDialog
            isOpen={isRevoking}
            title={`Révoquer la clé « ${name} »`}
            action="Révoquer la clé"
            isBusy={isLoading}
            failure={failure}
            confirm={() => void run(revoke(id), { done: `Clé « ${name} » révoquée.` })}
            onClose={() => setRevoking(false)}
          >
            <p>Le programme qui s’en sert ne peut plus rien lire ni changer.</p>
          </ConfirmDialog>
        </>
      }
    >
      <p>{scopes.map((scope) => scopeWords[scope]).join(', ')}</p>
      <p>
        Créée le {formatInstant(createdAt)} par {createdBy} ·{' '}
        {lastUsedAt === null ? 'jamais utilisée' : `utilisée ${formatWhen(lastUsedAt)}`}
      </p>
    </Entry>
  );
}

/** Keys by which other programs reach the store. */
export function ApiKeysPage() {
  const query = teamApi.useApiKeysQuery();
  const [isAdding, setAdding] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  return (
    <Page
      title="Clés d’API"
      back={backToStore}
      width="narrow"
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          Créer
        </Button>
      }
    >
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {({ keys }) =>
          keys.length === 0 ? (
            <Notice
              tone="empty"
              title="Aucune clé"
              text="Une clé permet à un autre programme de lire ou de changer la boutique."
            />
          ) : (
            <EntryList label="Clés d’API">
              {keys.map((apiKey) => (
                <Key key={apiKey.id} apiKey={apiKey} />
              ))}
            </EntryList>
          )
        }
      </QueryState>
      {isAdding && (
        <NewKeyDialog
          onCreated={(created) => {
            setAdding(false);
            setToken(created);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <SecretDialog title="La clé est créée" label="Clé" secret={token} onClose={() => setToken(null)} />
    </Page>
  );
}
