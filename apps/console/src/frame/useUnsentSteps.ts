import { asApiError } from '@teranga/core/lib/api';
import { useEffect } from 'react';
import { ordersApi } from '../api/ordersApi.ts';
import { useConsoleDispatch, type ConsoleDispatch } from '../lib/consoleStore.ts';
import { showToast } from '../lib/toasts.ts';
import { unsentSteps, type OrderStep } from '../lib/unsentSteps.ts';

const conflictStatus = 409;

async function send(dispatch: ConsoleDispatch, { ref, from, to }: OrderStep): Promise<void> {
  const { error } = await dispatch(ordersApi.endpoints.stepOrder.initiate({ ref, body: { from, to } }));
  const failure = error ? asApiError(error) : null;
  // Without an answer it may not have left: the next page that loads tries again.
  if (failure?.isNetworkError !== true) unsentSteps.remove(ref);
  // It had left before the page went, or somebody else changed the order: its screen shows it.
  if (failure?.status === conflictStatus) return;
  dispatch(
    failure
      ? showToast({ tone: 'error', text: `Commande ${ref}\u00a0: ${failure.message}` })
      : showToast({ tone: 'success', text: `Le changement de la commande ${ref} est enregistré.` }),
  );
}

/** Sends changes of orders that could still be undone when the page was reloaded or dropped. */
export function useUnsentSteps(): void {
  const dispatch = useConsoleDispatch();
  useEffect(() => {
    for (const step of unsentSteps.read()) void send(dispatch, step);
  }, [dispatch]);
}
