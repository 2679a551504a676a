import { asApiError, type ApiError } from '@teranga/core/lib/api';
import { useCallback, useState } from 'react';
import { showDone, type ChangeAnswer } from './changeToast.ts';
import { useConsoleDispatch } from './consoleStore.ts';
import { showToast } from './toasts.ts';

/** The same thing was changed by somebody else before. */
const conflictStatuses = new Set([409, 428]);

interface Words<T> {
  /** Said when it is done. */
  done?: string | undefined;
  /** Takes the change back. */
  undo?: ((data: T) => PromiseLike<ChangeAnswer<unknown>>) | undefined;
}

/**
 * Awaits a change and says how it ended: a message, or `conflict` for the dialog. Null: it failed.
 */
export function useChange() {
  const dispatch = useConsoleDispatch();
  const [conflict, setConflict] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const run = useCallback(
    async <T>(
      change: PromiseLike<ChangeAnswer<T>>,
      { done, undo }: Words<T> = {},
    ): Promise<{ data: T | undefined } | null> => {
      setFailure(null);
      const { data, error } = await change;
      if (error === undefined) {
        if (done !== undefined)
          dispatch(showDone(done, undo && data !== undefined ? () => undo(data) : undefined));
        return { data };
      }
      const refusal = asApiError(error);
      setFailure(refusal);
      if (conflictStatuses.has(refusal.status) && !refusal.fields) setConflict(refusal.message);
      else if (!refusal.fields) dispatch(showToast({ tone: 'error', text: refusal.message }));
      return null;
    },
    [dispatch],
  );
  const clearConflict = useCallback(() => {
    setConflict(null);
    setFailure(null);
  }, []);
  return { run, conflict, failure, clearConflict };
}
