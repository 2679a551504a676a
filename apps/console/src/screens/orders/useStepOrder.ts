import { asApiError, type ApiError } from '@teranga/core/lib/api';
import { useCallback } from 'react';
import { ordersApi } from '../../api/ordersApi.ts';
import { useConsoleDispatch, type ConsoleDispatch } from '../../lib/consoleStore.ts';
import { stepPending, stepSettled } from '../../lib/pendingSteps.ts';
import { showToast } from '../../lib/toasts.ts';
import { unsentSteps, type OrderStep } from '../../lib/unsentSteps.ts';
import { stepWords } from './orderWords.ts';

/** How long a status change can be undone before the server and the shopper are notified of it. */
export const undoMs = 5_000;
const conflictStatus = 409;
const sentText = 'Le changement est déjà parti\u00a0: il ne peut plus être annulé.';

/** Changes that wait, by order: a page that closes sends them at once. */
const waiting = new Map<string, () => void>();

/** Sends every waiting change at once; returns how many there were. */
export function flushSteps(): number {
  const runs = [...waiting.values()];
  for (const run of runs) run();
  return runs.length;
}

async function send(dispatch: ConsoleDispatch, step: OrderStep, onConflict: (error: ApiError) => void) {
  const { ref, from, to } = step;
  const { error } = await dispatch(ordersApi.endpoints.stepOrder.initiate({ ref, body: { from, to } }));
  dispatch(stepSettled(ref));
  unsentSteps.remove(ref);
  if (!error) return;
  const failure = asApiError(error);
  if (failure.status === conflictStatus) onConflict(failure);
  else dispatch(showToast({ tone: 'error', text: failure.message }));
}

/**
 * Changes an order's status: on screen at once, on the server when it can no longer be undone.
 * `onConflict`: someone else changed the order meanwhile.
 */
export function useStepOrder(onConflict: (step: OrderStep, error: ApiError) => void) {
  const dispatch = useConsoleDispatch();
  return useCallback(
    (step: OrderStep) => {
      const { ref, to } = step;
      const settle = () => {
        clearTimeout(timer);
        waiting.delete(ref);
      };
      const run = () => {
        settle();
        void send(dispatch, step, (error) => onConflict(step, error));
      };
      const undo = () => {
        if (waiting.get(ref) !== run) {
          dispatch(showToast({ tone: 'error', text: sentText }));
          return;
        }
        settle();
        unsentSteps.remove(ref);
        dispatch(stepSettled(ref));
      };
      const timer = setTimeout(run, undoMs);
      waiting.set(ref, run);
      unsentSteps.add(step);
      dispatch(stepPending({ ref, to }));
      dispatch(
        showToast({
          tone: 'success',
          text: `${stepWords[to].done}.`,
          action: { label: 'Annuler', run: undo },
          stays: undoMs,
        }),
      );
    },
    [dispatch, onConflict],
  );
}
