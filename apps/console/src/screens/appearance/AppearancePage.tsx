import type { StaffDesignListWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { designsApi } from '../../api/designsApi.ts';
import { useStoreChange } from '../../lib/useVersionedChange.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { Page } from '../../parts/Page.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { DesignCard } from './DesignCard.tsx';
import { DesignHistory } from './DesignHistory.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { ScheduledDesign } from './ScheduledDesign.tsx';
import styles from './AppearancePage.module.css';

function Designs({ list }: { list: StaffDesignListWire }) {
  const [wanted, setWanted] = useState<string | null>(null);
  const current = list.items.find(({ isCurrent }) => isCurrent);
  const chosen = list.items.find(({ id }) => id === wanted);
  const ordered = [...list.items].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <>
      <ul className={styles.designs}>
        {ordered.map((design) => (
          <li key={design.id}>
            <DesignCard design={design} publish={() => setWanted(design.id)} />
          </li>
        ))}
      </ul>
      {chosen && (
        <PublishDialog
          design={chosen}
          current={current}
          version={list.version}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  );
}

/** The designs as they look with this store's own pages; one of them is published. */
export function AppearancePage() {
  const query = designsApi.useDesignsQuery();
  const history = designsApi.useDesignHistoryQuery();
  const [undo, { isLoading }] = designsApi.useUndoDesignMutation();
  const { run, conflict, clearConflict } = useStoreChange();
  const current = query.data?.current;
  const before = history.data?.items.find(({ design }) => design !== current)?.design;
  const nameBefore = query.data?.items.find(({ id }) => id === before)?.name;
  const goBack = async () => {
    if (!query.data) return;
    const { version } = query.data;
    await run(undo({ version }), version, 'Le design d’avant est de retour.');
  };
  return (
    <Page
      title="Apparence"
      actions={
        nameBefore && (
          <Button variant="quiet" isBusy={isLoading} onClick={() => void goBack()}>
            <Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />
            Reprendre « {nameBefore} »
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {(list) => (
          <>
            <ScheduledDesign list={list} />
            <Designs list={list} />
            <DesignHistory list={list} />
          </>
        )}
      </QueryState>
      <ConflictDialog message={conflict} onClose={clearConflict} />
    </Page>
  );
}
