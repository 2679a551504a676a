import type { StaffProductWire } from '@teranga/contract/admin';
import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { Skeleton } from '@teranga/ui/skeleton';
import { useState } from 'react';
import { productsApi } from '../../api/productsApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { formatWhen } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { Card } from '../../parts/Card.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import styles from './ProductHistory.module.css';

function Versions({ product }: { product: StaffProductWire }) {
  const { id, version } = product;
  const dispatch = useConsoleDispatch();
  const query = productsApi.useProductVersionsQuery(id);
  const [restore, { isLoading }] = productsApi.useRestoreProductMutation();
  const goBack = async (to: number) => {
    const { error } = await restore({ id, version, to });
    dispatch(
      error
        ? showToast({ tone: 'error', text: asApiError(error).message })
        : showToast({ tone: 'success', text: 'Version rétablie.' }),
    );
  };
  return (
    <QueryState query={query} skeleton={<Skeleton />}>
      {({ items }) => (
        <ol className={styles['versions']}>
          {items.map((each, index) => (
            <li key={each.version} className={styles['version']}>
              <p>{each.changed.length > 0 ? each.changed.join(', ') : 'Article créé'}</p>
              <p className={styles['soft']}>
                {formatWhen(each.at)} · {each.actor.name}
              </p>
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
  );
}

/** Every version of an article; any of them can be restored. */
export function ProductHistory({ product }: { product: StaffProductWire }) {
  const [isShown, setShown] = useState(false);
  return (
    <Card title="Historique">
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
