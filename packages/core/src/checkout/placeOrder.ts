import type { OrderRequestWire } from '@teranga/contract';
import { asApiError, failureText, messageOr, type ApiError } from '../api/apiError.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { attemptKey, endAttempt } from './attempt.ts';
import { isFieldName } from './checkoutFields.ts';
import { checkoutApi, type PlacedOrder } from './checkoutApi.ts';
import type { CheckoutFieldName } from './views.ts';

/** What is wrong with each field. */
type FieldTexts = Partial<Record<CheckoutFieldName, string>>;

/** What became of an order. */
export type Outcome =
  | { kind: 'placed'; ref: string }
  | { kind: 'payment'; ref: string; url: string }
  /** It may exist, but how to go on was not said. */
  | { kind: 'noLink'; ref: string | null; message: string }
  /** The cart or its prices are no longer what the shopper saw. */
  | { kind: 'changed'; message: string }
  | { kind: 'invalid'; fields: FieldTexts }
  | { kind: 'failed'; message: string };

/** Shown when an order to be paid online came without a way to pay it. */
const noLinkText =
  "Votre commande est créée, mais le lien de paiement n'a pu être généré. Contactez le support.";
/** Shown when it cannot be told what happened. */
const technicalFailureText = 'Une erreur technique est survenue. Veuillez réessayer plus tard.';
/** How long, in milliseconds, to wait before each asking again after an answer got lost. */
export const retryPausesMs = [1000, 3000, 6000] as const;
/** Statuses of what stands before a server, which may yet have taken the order. */
const uncertainStatuses = new Set([502, 503, 504]);
const conflictStatus = 409;
const invalidStatus = 422;

function isUncertain(error: ApiError): boolean {
  // With words of its own, the answer is the server's: it knows what it did.
  return error.isLost === true || (uncertainStatuses.has(error.status) && error.message === failureText);
}

function outcomeOf(placed: PlacedOrder, method: OrderRequestWire['paymentMethod']): Outcome {
  const { isPlaced, ref, paymentUrl, message } = placed;
  if (isPlaced && ref !== null) {
    if (method === 'cod') return { kind: 'placed', ref };
    if (paymentUrl !== null) return { kind: 'payment', ref, url: paymentUrl };
  }
  return { kind: 'noLink', ref, message: message ?? noLinkText };
}

/** What is said of fields that the form has; of others, such as the stock, the message speaks. */
function formTexts(fields: Record<string, string>): FieldTexts {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isFieldName(name)));
}

function refusal(error: ApiError): Outcome {
  if (error.status === conflictStatus) return { kind: 'changed', message: error.message };
  const texts = error.status === invalidStatus ? formTexts(error.fields ?? {}) : {};
  if (Object.keys(texts).length > 0) return { kind: 'invalid', fields: texts };
  return { kind: 'failed', message: messageOr(error, technicalFailureText) };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Places an order. When the answer gets lost, asks again with the same key, so that there is one order at most; `onLost` is told before. */
export function placeOrder(order: OrderRequestWire, onLost: () => void): AppThunk<Promise<Outcome>> {
  return async (dispatch) => {
    const key = dispatch(attemptKey(order));
    for (const pauseMs of [...retryPausesMs, null]) {
      const answer = await dispatch(checkoutApi.endpoints.placeOrder.initiate({ order, key }));
      if (answer.data) {
        dispatch(endAttempt());
        return outcomeOf(answer.data, order.paymentMethod);
      }
      const error = asApiError(answer.error);
      if (!isUncertain(error)) {
        dispatch(endAttempt());
        return refusal(error);
      }
      if (pauseMs === null) return refusal(error);
      onLost();
      await pause(pauseMs);
    }
    return { kind: 'failed', message: technicalFailureText };
  };
}
