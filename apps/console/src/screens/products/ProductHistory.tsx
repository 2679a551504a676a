import type { StaffProductWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { Skeleton } from '@teranga/ui/skeleton';
import { useState } from 'react';
import { productsApi } from '../../api/productsApi.ts';
import { formatWhen } from '../../lib/format.ts';
import { useProductChange } from '../../lib/useVersionedChange.ts';
import { Card } from '../../parts/Card.tsx';
import { ChangeList } from '../../parts/ChangeList.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { FormError } from '../../parts/FormError.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import styles from './ProductHistory.module.css';

/** What a version changed, field by field; fetched when it is first shown. */
function VersionChanges({ id, version, previous }: { id: string; version: number; previous: number }) {
  const [isShown, setShown] = useState(false);
  const after = productsApi.useProductVersionQuery({ id, version }, { skip: !isShown });
  const before = productsApi.useProductVersionQuery({ id, version: previous }, { skip: !isShown });
  if (!isShown)
    return (
      <Button variant="plain" onClick={() => setShown(true)}>
        Comparer avec la version d’avant
      </Button>
    );
  return (
    <QueryState query={after} skeleton={<Skeleton />}>
      {({ product }) => (
        <QueryState query={before} skeleton={<Skeleton />}>
          {(earlier) => <ChangeList before={earlier.product} after={product} isOpen />}
        </QueryState>
      )}
    </QueryState>
  );
}

function Versions({ product }: { product: StaffProductWire }) {
  const { id, version } = product;
  const query = productsApi.useProductVersionsQuery(id);
  const [restore, { isLoading }] = productsApi.useRestoreProductMutation();
  const { run, conflict, failure, clearConflict } = useProductChange(id);
  // The version whose prices look like a mistake, which are then confirmed or not.
  const [requested, setRequested] = useState(0);
  const goBack = (to: number, isConfirmed = false) => {
    setRequested(to);
    return run(restore({ id, version, to, isConfirmed }), version, 'Version rétablie.');
  };
  const isDoubted = failure?.fields?.['isConfirmed'] !== undefined;
  return (
    <>
      <QueryState query={query} skeleton={<Skeleton />}>
        {({ items }) => (
          <ol className={styles.versions}>
            {items.map((each, index) => (
              <li key={each.version} className={styles.version}>
                <p className={styles.changed}>
                  {each.changed.length > 0 ? each.changed.join(', ') : 'Article créé'}
                </p>
                <p className={styles.soft}>
                  {formatWhen(each.at)} · {each.actor.name}
                </p>
                {items[index + 1] && (
                  <VersionChanges id={id} version={each.version} previous={items[index + 1]?.version ?? 0} />
                )}
                {index > 0 && (
                  <Button variant="plain" isBusy={isLoading} onClick={() => void goBack(each.version)}>
                    Rétablir cette version
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryState>
      <ConfirmDialog
        isOpen={isDoubted}
        title="Ce prix est-il juste ?"
        action="Oui, rétablir"
        cancel="Ne rien changer"
        primary="cancel"
        isBusy={isLoading}
        confirm={() => void goBack(requested, true)}
        onClose={clearConflict}
      >
        {failure?.message}
      </ConfirmDialog>
      <FormError failure={failure && conflict === null && !isDoubted ? failure : null} />
      <ConflictDialog message={conflict} onClose={clearConflict} />
    </>
  );
}

/** Every version of a product; any of them can be restored. */
export function ProductHistory({ product }: { product: StaffProductWire }) {
  const [isShown, setShown] = useState(false);
  return (
    <Card title="Historique" id="historique">
      {isShown ? (
        <Versions product={product} />
      ) : (
        <Button variant="quiet" onClick={() => setShown(true)}>
          Voir les changements
        </Button>
      )}
    </Card>
  );
}
