import { conflictStatus } from '@teranga/contract/statuses';
import { asApiError } from '@teranga/core/lib/api';
import { useEffect } from 'react';
import { ordersApi } from '../api/ordersApi.ts';
import { useConsoleDispatch, type ConsoleDispatch } from '../lib/consoleStore.ts';
import { showToast } from '../lib/toasts.ts';
import { unsentSteps, type OrderStep } from '../lib/unsentSteps.ts';

/** False: no answer came. */
async function send(dispatch: ConsoleDispatch, step: OrderStep): Promise<boolean> {
  const { ref, from, to } = step;
  const { error } = await dispatch(ordersApi.endpoints.stepOrder.initiate({ ref, body: { from, to } }));
  const failure = error ? asApiError(error) : null;
  const isAnswered = failure?.isNetworkError !== true;
  // Without an answer it may not have left: the next page that loads retries.
  if (isAnswered) unsentSteps.remove(step);
  // It had left before the page went, or somebody else changed the order: its screen shows it,
  // although it may have loaded just before.
  if (failure?.status === conflictStatus) {
    dispatch(ordersApi.util.invalidateTags([{ type: 'Order', id: ref }]));
    return isAnswered;
  }
  dispatch(
    failure
      ? showToast({ tone: 'error', text: `Commande ${ref}\u00a0: ${failure.message}` })
      : showToast({ tone: 'success', text: `Le changement de la commande ${ref} est enregistré.` }),
  );
  return isAnswered;
}

/**
 * One after the other: a change follows the one before of its order, or stays to be sent with it.
 */
async function sendAll(dispatch: ConsoleDispatch, steps: readonly OrderStep[]): Promise<void> {
  const unanswered = new Set<string>();
  for (const step of steps)
    if (!unanswered.has(step.ref) && !(await send(dispatch, step))) unanswered.add(step.ref);
}

/** Sends changes of orders that could still be undone when the page was reloaded or dropped. */
export function useUnsentSteps(): void {
  const dispatch = useConsoleDispatch();
  useEffect(() => {
    void sendAll(dispatch, unsentSteps.read());
  }, [dispatch]);
}
