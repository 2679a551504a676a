import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { designsApi } from '../api/designsApi.ts';
import { withOwnChanges } from '../api/ownVersions.ts';
import { productsApi } from '../api/productsApi.ts';
import type { ChangeAnswer } from './changeToast.ts';
import { useChange } from './useChange.ts';

interface Versioned {
  version: number;
}
type Restore = (from: { to: number; version: number }) => PromiseLike<ChangeAnswer<unknown>>;

/**
 * Like `useChange`, for what has versions and an address: the version that a change replaced is
 * restored to take it back, unless there is a later one by then.
 */
function useVersionedChange(url: string, restore: Restore) {
  const { run: runChange, ...outcome } = useChange();
  const store = useStore();
  const run = useCallback(
    <T extends Versioned>(change: PromiseLike<ChangeAnswer<T>>, seen: number, done: string) => {
      const to = withOwnChanges(store.getState(), url, seen);
      return runChange(change, { done, undo: ({ version }) => restore({ to, version }) });
    },
    [restore, runChange, store, url],
  );
  return { run, ...outcome };
}

/** Changes of the store's settings, of which zones and designs are parts. */
export function useStoreChange() {
  const [restore] = designsApi.useRestoreStoreMutation();
  return useVersionedChange('/settings', restore);
}

/** Changes of a product. */
export function useProductChange(id: string) {
  const [restore] = productsApi.useRestoreProductMutation();
  const restoreIt = useCallback<Restore>(
    (versions) => restore({ id, ...versions, isConfirmed: true }),
    [id, restore],
  );
  return useVersionedChange(`/products/${encodeURIComponent(id)}`, restoreIt);
}
