import { invalidStatus } from '@teranga/contract/statuses';
import type { QuoteRequestWire } from '@teranga/contract';
import { toFields } from '../../lib/wire/index.ts';
import { type ApiError, asApiError, messageOr, newKey } from '../../lib/api/index.ts';
import { saveWaitingMessage } from '../outbox/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { jsonSlot, type StoreServices } from '../../lib/services/index.ts';
import { quotesApi } from './quotesApi.ts';

interface PendingQuote {
  key: string;
  /** The serialized request: a different one gets another key. */
  content: string;
}

const slot = jsonSlot<PendingQuote | null>('quote-attempt', 'session', null, (value) => {
  const { key, content } = toFields(value);
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : null;
});

/** The request in progress, held in memory for browsers without storage. */
const pendingQuotes = new WeakMap<StoreServices, PendingQuote>();

/** The key of this request: the same one until it is answered, also after a reload. */
function keyOf(quote: QuoteRequestWire): AppThunk<string> {
  return (_dispatch, _getState, services) => {
    const content = JSON.stringify(quote);
    const previous = pendingQuotes.get(services) ?? slot.get(services.storage);
    const pendingQuote = previous?.content === content ? previous : { key: newKey(), content };
    pendingQuotes.set(services, pendingQuote);
    slot.set(services.storage, pendingQuote);
    return pendingQuote.key;
  };
}

const endPendingQuote = (): AppThunk => (_dispatch, _getState, services) => {
  pendingQuotes.delete(services);
  slot.clear(services.storage);
};

/** What became of a request. */
export type QuoteOutcome =
  | { kind: 'sent'; ref: string | null; message: string | null }
  | { kind: 'waiting' }
  | { kind: 'invalid'; fields: Record<string, string> }
  | { kind: 'failed'; message: string };

/** Shown when the server failed or refused, and did not say why: the network is not the cause. */
export const notSentText =
  'Une erreur s’est produite de notre côté : votre demande n’a pas pu être prise en compte. Ce que vous avez écrit est gardé, réessayez dans un instant.';
/** Shown when no answer came: the request may have arrived all the same. */
export const noAnswerText =
  'Nous n’avons pas reçu de réponse. Ce que vous avez écrit est gardé : vérifiez votre connexion, puis réessayez. Votre demande ne sera prise en compte qu’une fois.';

function refusal(error: ApiError): QuoteOutcome {
  if (error.status === invalidStatus && error.fields) return { kind: 'invalid', fields: error.fields };
  return { kind: 'failed', message: messageOr(error, error.isNetworkError ? noAnswerText : notSentText) };
}

/**
 * Sends a quote request. A retry after a lost response reuses its key, so it is saved once; without
 * a network it is queued.
 */
export function sendQuote(quote: QuoteRequestWire): AppThunk<Promise<QuoteOutcome>> {
  return async (dispatch) => {
    const key = dispatch(keyOf(quote));
    const answer = await dispatch(quotesApi.endpoints.sendQuote.initiate({ quote, key }));
    if (answer.error === undefined) {
      dispatch(endPendingQuote());
      return { kind: 'sent', ...answer.data };
    }
    const error = asApiError(answer.error);
    const isWaiting =
      error.isNetworkError === true && dispatch(saveWaitingMessage({ kind: 'quote', key, body: quote }));
    if (isWaiting || !error.isNetworkError) dispatch(endPendingQuote());
    return isWaiting ? { kind: 'waiting' } : refusal(error);
  };
}
