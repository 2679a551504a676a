import { raiseToast } from '../../lib/alerts/index.ts';
import { asApiError, baseApi, messageOr } from '../../lib/api/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import type { StoreServices } from '../../lib/services/index.ts';
import { dropWaiting, readWaiting, waitingDays, type WaitingMessage } from './waitingMessages.ts';

const dayMs = 86_400_000;
/** Timeout in milliseconds for sending on a network that has just come back. */
const sendTimeoutMs = 30_000;
/** From this status on the failure is the server's, not the message's. */
const leastServerError = 500;
/** CSRF token rejected, or too many requests: a retry may succeed. */
const passingStatuses = new Set([419, 429]);

const paths: Record<WaitingMessage['kind'], string> = { contact: '/contact', quote: '/services/quote' };
const sentTexts: Record<WaitingMessage['kind'], string> = {
  contact: 'Votre message est parti.',
  quote: 'Votre demande de devis est partie.',
};
const lateText =
  'Un message qui attendait le réseau est trop ancien et n’est pas parti. Veuillez l’écrire à nouveau.';
const refusedText = 'Un message qui attendait le réseau a été refusé. Veuillez l’écrire à nouveau.';

const outboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendSaved: build.mutation<unknown, WaitingMessage>({
      query: ({ kind, key, body }) => ({
        url: paths[kind],
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
        timeout: sendTimeoutMs,
      }),
    }),
  }),
});

/** Sends one; false: it waits on. */
function sendOne(message: WaitingMessage): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { clock }) => {
    const end = (tone: 'success' | 'error', text: string) => {
      dispatch(dropWaiting(message.key));
      dispatch(raiseToast({ tone, text, outlivesPage: true }));
      return true;
    };
    if (clock.now() - message.writtenAt > waitingDays * dayMs) return end('error', lateText);
    const answer = await dispatch(outboxApi.endpoints.sendSaved.initiate(message));
    if (answer.error === undefined) return end('success', sentTexts[message.kind]);
    const error = asApiError(answer.error);
    const mayWait =
      error.isNetworkError || error.status >= leastServerError || passingStatuses.has(error.status);
    return mayWait ? false : end('error', messageOr(error, refusedText));
  };
}

/**
 * Runs work in one tab of the store at a time (Web Locks). Without lock support the server still
 * stores one message per key.
 */
async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

const busy = new WeakSet<StoreServices>();

/** Sends the queued messages, oldest first, until one cannot be sent. */
export function sendWaiting(): AppThunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    if (busy.has(services) || dispatch(readWaiting()).length === 0) return;
    busy.add(services);
    try {
      await withLock(`outbox:${getState().settings.storeId}`, async () => {
        for (const message of dispatch(readWaiting())) if (!(await dispatch(sendOne(message)))) return;
      });
    } finally {
      busy.delete(services);
    }
  };
}
