import type { StaffDesignListWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { Skeleton } from '@teranga/ui/skeleton';
import { useState } from 'react';
import { designsApi } from '../../api/designsApi.ts';
import { formatInstant } from '../../lib/format.ts';
import { useStoreChange } from '../../lib/useVersionedChange.ts';
import { Card } from '../../parts/Card.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import row from '../../parts/sortableRow.module.css';
import styles from './DesignHistory.module.css';

/** How many versions are shown before «Voir tout». */
const fewest = 5;

/** What the store was before each change of its settings; any of it can come back. */
export function DesignHistory({ list }: { list: StaffDesignListWire }) {
  const query = designsApi.useDesignHistoryQuery();
  const [wanted, setWanted] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [restore, { isLoading }] = designsApi.useRestoreStoreMutation();
  const { run, conflict, clearConflict } = useStoreChange();
  const nameOf = (id: string) => list.items.find((design) => design.id === id)?.name ?? id;
  const send = async () => {
    if (wanted === null) return;
    await run(restore({ to: wanted, version: list.version }), list.version, 'Cette version est de retour.');
    setWanted(null);
  };
  return (
    <Card title="Historique des réglages">
      <QueryState query={query} skeleton={<Skeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={row.soft}>Aucun changement pour le moment.</p>
          ) : (
            <>
              <ol>
                {items
                  .slice(0, isWhole ? items.length : fewest)
                  .map(({ version, design, name, until, changed }) => (
                    <li key={version} className={styles.version}>
                      <span className={row.words}>
                        {changed.length > 0
                          ? `Avant le changement de : ${changed.join(', ')}`
                          : nameOf(design)}
                        <span className={row.soft}>
                          Jusqu’au {formatInstant(until)} · design {nameOf(design)} · « {name} »
                        </span>
                      </span>
                      <Button
                        variant="plain"
                        aria-label={`Rétablir la version du ${formatInstant(until)}`}
                        onClick={() => setWanted(version)}
                      >
                        Rétablir
                      </Button>
                    </li>
                  ))}
              </ol>
              {items.length > fewest && !isWhole && (
                <Button variant="quiet" onClick={() => setWhole(true)}>
                  Voir les {items.length} versions
                </Button>
              )}
            </>
          )
        }
      </QueryState>
      <ConfirmDialog
        isOpen={wanted !== null}
        title="Rétablir cette version ?"
        action="Rétablir"
        isBusy={isLoading}
        confirm={() => void send()}
        onClose={() => setWanted(null)}
      >
        Le design, les textes, les zones de livraison et tous les réglages de la boutique redeviennent ce
        qu’ils étaient. Articles et commandes restent ; la version d’aujourd’hui reste dans l’historique.
      </ConfirmDialog>
      <ConflictDialog message={conflict} onClose={clearConflict} />
    </Card>
  );
}
