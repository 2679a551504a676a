import type { OrderRequestWire } from '@teranga/contract';
import { asApiError, failureText, messageOr, type ApiError } from '../api/apiError.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { beginPendingOrder, endPendingOrder, readPendingOrder, type PendingOrder } from './attempt.ts';
import { isFieldName } from './checkoutFields.ts';
import { checkoutApi, type PlacedOrder } from './checkoutApi.ts';
import { logErrors } from './logErrors.ts';
import type { OrderDraft } from './orderRequest.ts';
import type { CheckoutFieldName } from './views.ts';

/** What is wrong with each field. */
type FieldTexts = Partial<Record<CheckoutFieldName, string>>;

/** What became of an order. */
export type Outcome =
  | { kind: 'placed'; ref: string }
  | { kind: 'payment'; ref: string; url: string }
  /** It may exist, but how to go on was not said. */
  | { kind: 'paymentLinkMissing'; ref: string | null; message: string }
  /** The cart or its prices are no longer what the shopper saw. */
  | { kind: 'changed'; message: string }
  /** The promo code holds no more. */
  | { kind: 'promo'; message: string }
  | { kind: 'invalid'; fields: FieldTexts }
  /** It is taken once it comes with the code that was sent to `contact`. */
  | { kind: 'code'; contact: string; order: OrderRequestWire }
  | { kind: 'wrongCode'; message: string }
  /** Nobody may order so often. */
  | { kind: 'limited'; message: string }
  /** No answer came, however often it was asked for: it may exist. */
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string };

/** Shown when an order to be paid online came without a way to pay it. */
const noLinkText =
  "Votre commande est créée, mais le lien de paiement n'a pu être généré. Contactez le support.";
/** Shown when it cannot be told what happened. */
export const technicalFailureText = 'Une erreur technique est survenue. Veuillez réessayer plus tard.';
/** How long, in milliseconds, to wait before each asking again after an answer got lost. */
export const retryPausesMs = [1000, 3000, 6000] as const;
/** The same after the server said that it failed: it may have done so after it kept the order. */
export const faultPausesMs = [500, 1500] as const;
/** Statuses of what stands before a server, which cannot say what the server did. */
const gatewayStatuses = new Set([502, 503, 504]);
const conflictStatus = 409;
const invalidStatus = 422;
const tooManyStatus = 429;
const leastServerFault = 500;
/** Statuses that tell what became of the order itself, and not only of this request. */
const tellingStatuses = new Set([conflictStatus, invalidStatus]);

/** Tells whether the order may exist in spite of the failure: a server that fails may do so after it has kept it. */
function isUncertain({ isNetworkError, status, fields }: ApiError): boolean {
  return isNetworkError === true || (status >= leastServerFault && fields === undefined);
}

/** Tells whether the failure says nothing at all of what the server did. */
function isSilent({ isNetworkError, status, message }: ApiError): boolean {
  return isNetworkError === true || (gatewayStatuses.has(status) && message === failureText);
}

function outcomeOf(placed: PlacedOrder, method: OrderRequestWire['paymentMethod']): Outcome {
  const { isPlaced, ref, paymentUrl, message } = placed;
  if (isPlaced && ref !== null) {
    if (method === 'cod') return { kind: 'placed', ref };
    if (paymentUrl !== null) return { kind: 'payment', ref, url: paymentUrl };
  }
  return { kind: 'paymentLinkMissing', ref, message: message ?? noLinkText };
}

/** What is said of fields that the form has; of others, such as the stock, the message speaks. */
function formTexts(fields: Record<string, string>): FieldTexts {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isFieldName(name)));
}

/** Whether all that an order lacks is its code, or the right one. */
const lacksCode = ({ codeRequired, fields }: ApiError): boolean =>
  codeRequired !== undefined || fields?.['otp'] !== undefined;

function refusal(error: ApiError, order: OrderRequestWire): Outcome {
  if (error.status === conflictStatus) return { kind: 'changed', message: error.message };
  if (error.status === tooManyStatus)
    return { kind: 'limited', message: messageOr(error, technicalFailureText) };
  if (error.codeRequired) {
    const { otp: _typed, ...requested } = order;
    return { kind: 'code', contact: error.codeRequired.contact ?? order.phone, order: requested };
  }
  const fields = error.status === invalidStatus ? (error.fields ?? {}) : {};
  if (fields['otp'] !== undefined) return { kind: 'wrongCode', message: fields['otp'] };
  const texts = formTexts(fields);
  if (Object.keys(texts).length > 0) return { kind: 'invalid', fields: texts };
  if (fields['promoCode'] !== undefined) return { kind: 'promo', message: fields['promoCode'] };
  return { kind: 'failed', message: messageOr(error, technicalFailureText) };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How a request for an order ended. */
type OutcomeMessage = { placed: PlacedOrder } | { error: ApiError; wasLost: boolean };

/** Sends one request until it is answered, or has been asked for often enough; `onLost` is told before each asking again. */
function sendUntilAnswered(
  order: OrderRequestWire,
  key: string,
  onLost: () => void,
): AppThunk<Promise<OutcomeMessage>> {
  return async (dispatch) => {
    for (let tries = 0; ; tries += 1) {
      const answer = await dispatch(checkoutApi.endpoints.placeOrder.initiate({ order, key }));
      if (answer.data) return { placed: answer.data };
      const error = asApiError(answer.error);
      const pauseMs = (isSilent(error) ? retryPausesMs : faultPausesMs)[tries];
      if (!isUncertain(error) || pauseMs === undefined) return { error, wasLost: tries > 0 };
      onLost();
      await pause(pauseMs);
    }
  };
}

/** Asks what became of an attempt: one of the orders that were sent with its key, or none. `wasSent`: it was sent before, and never answered. */
export function requestOrder(
  { key, orders }: PendingOrder,
  wasSent: boolean,
  onLost: () => void,
): AppThunk<Promise<Outcome>> {
  return async (dispatch) => {
    // The newest first.
    for (const [index, order] of [...orders].reverse().entries()) {
      const ending = await dispatch(sendUntilAnswered(order, key, onLost));
      if ('placed' in ending) {
        logErrors(() => dispatch(endPendingOrder()));
        return outcomeOf(ending.placed, order.paymentMethod);
      }
      const { error, wasLost } = ending;
      if (isUncertain(error)) return isSilent(error) ? { kind: 'unknown' } : refusal(error, order);
      // Without a cart, the conflict is with what was sent before under this key: that is the order.
      const isOlder = error.status === conflictStatus && error.hasCart !== true;
      if (isOlder && index < orders.length - 1) continue;
      // With its code it goes by the same key.
      const isOver = !lacksCode(error) && ((!wasLost && !wasSent) || tellingStatuses.has(error.status));
      if (isOver) dispatch(endPendingOrder());
      return refusal(error, order);
    }
    return { kind: 'unknown' };
  };
}

/** Places an order. When the answer gets lost, asks again with the same key, so that there is one order at most. */
export function placeOrder(
  order: OrderRequestWire,
  draft: OrderDraft,
  onLost: () => void,
): AppThunk<Promise<Outcome>> {
  return (dispatch) => {
    const before = dispatch(readPendingOrder());
    const pendingOrder = dispatch(beginPendingOrder(order, draft));
    return dispatch(requestOrder(pendingOrder, before?.key === pendingOrder.key, onLost));
  };
}
