import { Button } from '@teranga/ui/button';
import { TextField } from '@teranga/ui/field';
import { useState } from 'react';
import { settingsApi } from '../../../api/settingsApi.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useChange } from '../../../lib/useChange.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Card } from '../../../parts/Card.tsx';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { ListSkeleton } from '../../../parts/ListSkeleton.tsx';
import { Page } from '../../../parts/Page.tsx';
import { QueryState } from '../../../parts/QueryState.tsx';
import { backToStore } from '../backToStore.ts';
import styles from '../../../parts/dialogs.module.css';

function Closed({ deleteAt }: { deleteAt: string }) {
  const [reopen, { isLoading }] = settingsApi.useReopenStoreMutation();
  const { run } = useChange();
  return (
    <Card title="La boutique est fermée" action={<Badge tone="bad">Fermée</Badge>}>
      <p>Ses données sont supprimées le {formatInstant(deleteAt)}. Jusque-là, vous pouvez la rouvrir.</p>
      <div className={styles.ways}>
        <Button
          variant="primary"
          isBusy={isLoading}
          onClick={() => void run(reopen(), { done: 'La boutique est rouverte.' })}
        >
          Rouvrir la boutique
        </Button>
      </div>
    </Card>
  );
}

function Open() {
  const { store } = useSession();
  const [isConfirming, setIsConfirming] = useState(false);
  const [typed, setTyped] = useState('');
  const [close, { isLoading }] = settingsApi.useCloseStoreMutation();
  const { run, failure } = useChange();
  return (
    <Card title="Fermer la boutique">
      <p>
        Les clients ne la voient plus. Trente jours plus tard, ses articles, ses commandes et ses clients sont
        supprimés. Exportez d’abord ce que vous devez garder.
      </p>
      <TextField
        name="store"
        label={`Pour confirmer, saisissez « ${store.name} »`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.ways}>
        <Button variant="quiet" disabled={typed.trim() !== store.name} onClick={() => setIsConfirming(true)}>
          Fermer la boutique…
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        title={`Fermer ${store.name} ?`}
        action="Fermer la boutique"
        isBusy={isLoading}
        failure={failure}
        confirm={() => void run(close(), { done: 'La boutique est fermée.' })}
        onClose={() => setIsConfirming(false)}
      >
        <p>Elle disparaît aussitôt pour les clients.</p>
      </ConfirmDialog>
    </Card>
  );
}

/** Closes the store for good, or reopens it in time. */
export function ClosingPage() {
  const query = settingsApi.useClosingQuery();
  return (
    <Page title="Fermer la boutique" back={backToStore} width="narrow">
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {({ closing }) => (closing ? <Closed deleteAt={closing.deleteAt} /> : <Open />)}
      </QueryState>
    </Page>
  );
}
