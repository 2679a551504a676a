import { conflictStatus } from '@teranga/contract/statuses';
import { asApiError, type ApiError } from '@teranga/core/lib/api';
import { useCallback } from 'react';
import { ordersApi } from '../../api/ordersApi.ts';
import { undoMs } from '../../lib/changeToast.ts';
import { useConsoleDispatch, type ConsoleDispatch } from '../../lib/consoleStore.ts';
import { stepPending, stepSettled } from '../../lib/pendingSteps.ts';
import { closeToast, showToast } from '../../lib/toasts.ts';
import { unsentSteps, type OrderStep } from '../../lib/unsentSteps.ts';
import { stepWords } from './orderWords.ts';

/** A page that is left loses its requests, then ends, within so many milliseconds. */
const leaveMs = 500;
/** Resolves on a page that stays; what another had not settled, the next page resends. */
const pageStays = () => new Promise<void>((resolve) => setTimeout(resolve, leaveMs));

/** A change that can still be undone. */
interface Waiting {
  leave: () => void;
  undo: () => void;
}

/** Changes that wait, by order: a page that closes sends them at once. */
const waiting = new Map<string, Waiting>();

/** Whether the last change of an order that left was taken: the next one waits for its answer. */
const leaving = new Map<string, Promise<boolean>>();

/** Sends every waiting change at once; returns how many there were. */
export function flushSteps(): number {
  const all = [...waiting.values()];
  for (const { leave } of all) leave();
  return all.length;
}

function settle(dispatch: ConsoleDispatch, step: OrderStep): void {
  dispatch(stepSettled(step));
  unsentSteps.remove(step);
}

type OnConflict = (step: OrderStep, error: ApiError) => void;

async function send(dispatch: ConsoleDispatch, step: OrderStep, onConflict: OnConflict): Promise<boolean> {
  const { ref, from, to } = step;
  const { error } = await dispatch(ordersApi.endpoints.stepOrder.initiate({ ref, body: { from, to } }));
  const failure = error ? asApiError(error) : null;
  if (failure?.isNetworkError) await pageStays();
  settle(dispatch, step);
  if (!failure) return true;
  // It was to follow this one.
  waiting.get(ref)?.undo();
  if (failure.status === conflictStatus) onConflict(step, failure);
  else dispatch(showToast({ tone: 'error', text: failure.message }));
  return false;
}

/** Sends a change after the one before of its order; if that was refused, not at all. */
async function follow(dispatch: ConsoleDispatch, step: OrderStep, onConflict: OnConflict): Promise<void> {
  const { ref } = step;
  const before = leaving.get(ref);
  const skip = () => {
    settle(dispatch, step);
    return false;
  };
  const answer = before
    ? before.then((isDone) => (isDone ? send(dispatch, step, onConflict) : skip()))
    : send(dispatch, step, onConflict);
  leaving.set(ref, answer);
  await answer;
  if (leaving.get(ref) === answer) leaving.delete(ref);
}

/**
 * Changes an order's status: on screen at once, on the server when it can no longer be undone, or
 * when the next change follows. `onConflict`: someone else changed the order meanwhile.
 */
export function useStepOrder(onConflict: OnConflict) {
  const dispatch = useConsoleDispatch();
  return useCallback(
    (step: OrderStep) => {
      const { ref, to } = step;
      waiting.get(ref)?.leave();
      const stop = () => {
        clearTimeout(timer);
        waiting.delete(ref);
        dispatch(closeToast(notice.id));
      };
      const leave = () => {
        stop();
        void follow(dispatch, step, onConflict);
      };
      const undo = () => {
        stop();
        settle(dispatch, step);
        dispatch(showToast({ tone: 'success', text: 'La commande est comme avant.' }));
      };
      const timer = setTimeout(leave, undoMs);
      waiting.set(ref, { leave, undo });
      unsentSteps.add(step);
      dispatch(stepPending({ ref, to }));
      const { payload: notice } = dispatch(
        showToast({
          tone: 'success',
          text: `${stepWords[to].done}.`,
          // «Annuler» beside an order would read as its cancellation.
          action: { label: 'Revenir en arrière', run: undo },
          stays: undoMs,
        }),
      );
    },
    [dispatch, onConflict],
  );
}
