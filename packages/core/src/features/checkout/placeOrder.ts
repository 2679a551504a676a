import { conflictStatus, invalidStatus, tooManyStatus } from '@teranga/contract/statuses';
import type { OrderRequestWire } from '@teranga/contract';
import { asApiError, failureText, isUncertain, messageOr, type ApiError } from '../../lib/api/index.ts';
import { noRetry, retry, type RetryPolicy } from '../../lib/retry/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { beginPendingOrder, endPendingOrder, readPendingOrder, type PendingOrder } from './pendingOrder.ts';
import { isFieldName } from './checkoutFields.ts';
import { checkoutApi, type PlacedOrder } from './checkoutApi.ts';
import { logErrors } from './logErrors.ts';
import type { OrderDraft } from './orderRequest.ts';
import type { CheckoutFieldName } from './views.ts';

/** Error message per field. */
type FieldTexts = Partial<Record<CheckoutFieldName, string>>;

/** What became of an order. */
export type Outcome =
  | { kind: 'placed'; ref: string }
  | { kind: 'payment'; ref: string; url: string }
  /** It may exist, but how to go on was not said. */
  | { kind: 'paymentLinkMissing'; ref: string | null; message: string }
  /** The products or their prices differ from what the shopper saw. */
  | { kind: 'changed'; message: string; isBuyNow: boolean }
  /** The promo code is no longer valid. */
  | { kind: 'promo'; message: string }
  | { kind: 'invalid'; fields: FieldTexts }
  /** Accepted once it is sent with the code that went to `contact`. */
  | { kind: 'code'; contact: string; order: OrderRequestWire }
  | { kind: 'wrongCode'; message: string }
  /** No orders now: too many of them, or a store that is paused. */
  | { kind: 'limited'; message: string }
  /** No response after all retries: the order may exist. */
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string };

/** An outcome of an order that exists. */
export type TakenOutcome = Extract<Outcome, { ref: string | null }> & { ref: string };

/** Shown when an order to be paid online came without a way to pay it. */
const noLinkText =
  "Votre commande est créée, mais le lien de paiement n'a pu être généré. Contactez le support.";
/** Shown when the cause of a failure is unknown. */
export const technicalFailureText = 'Une erreur technique est survenue. Veuillez réessayer plus tard.';
/** After a lost response: the order may have arrived. */
export const unansweredPolicy: RetryPolicy = { firstMs: 1000, factor: 2.5, most: 3 };
/** After a server error: the order may have been saved before it. */
export const serverErrorPolicy: RetryPolicy = { firstMs: 500, factor: 3, most: 2 };
/** Statuses of gateways, which cannot know what the server did. */
const gatewayStatuses = new Set([502, 503, 504]);
/** Statuses that describe the order itself, not only this request. */
const conclusiveStatuses = new Set([conflictStatus, invalidStatus]);

/** Whether the failure reveals nothing about what the server did. */
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

/** Errors of the form's own fields; others, such as the stock, are covered by the message. */
function formTexts(fields: Record<string, string>): FieldTexts {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isFieldName(name)));
}

/** Whether all that an order lacks is its code, or the right one. */
const lacksCode = ({ codeRequired, fields }: ApiError): boolean =>
  codeRequired !== undefined || fields?.['otp'] !== undefined;

function refusal(error: ApiError, order: OrderRequestWire): Outcome {
  if (error.status === conflictStatus)
    return { kind: 'changed', message: error.message, isBuyNow: order.buyNow === true };
  if (error.status === tooManyStatus)
    return { kind: 'limited', message: messageOr(error, technicalFailureText) };
  // The store itself takes none: it is paused.
  const paused = error.fields?.['store'];
  if (paused !== undefined) return { kind: 'limited', message: paused };
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

/** Which retries a failure deserves: none when the server has judged the order. */
function policyOf(thrown: unknown): RetryPolicy {
  const error = asApiError(thrown);
  if (!isUncertain(error)) return noRetry;
  return isSilent(error) ? unansweredPolicy : serverErrorPolicy;
}

/** How a request for an order ended. */
type RequestEnd = { placed: PlacedOrder } | { error: ApiError; wasUnanswered: boolean };

/**
 * Sends a request until it is answered or the retries are used up; `onUnanswered` is called before
 * each retry.
 */
function sendUntilAnswered(
  order: OrderRequestWire,
  key: string,
  onUnanswered: () => void,
): AppThunk<Promise<RequestEnd>> {
  return async (dispatch) => {
    const send = () => dispatch(checkoutApi.endpoints.placeOrder.initiate({ order, key })).unwrap();
    let wasUnanswered = false;
    const noteLoss = () => {
      wasUnanswered = true;
      onUnanswered();
    };
    try {
      return { placed: await retry(send, policyOf, noteLoss) };
    } catch (error) {
      return { error: asApiError(error), wasUnanswered };
    }
  };
}

/**
 * Resolves a pending order to one of the requests sent with its key, or none. `wasSent`: it was sent
 * before and never answered.
 */
export function requestOrder(
  { key, orders }: PendingOrder,
  wasSent: boolean,
  onUnanswered: () => void,
): AppThunk<Promise<Outcome>> {
  return async (dispatch) => {
    // The newest first.
    for (const [index, order] of [...orders].reverse().entries()) {
      const result = await dispatch(sendUntilAnswered(order, key, onUnanswered));
      if ('placed' in result) {
        logErrors(() => dispatch(endPendingOrder()));
        return outcomeOf(result.placed, order.paymentMethod);
      }
      const { error, wasUnanswered } = result;
      if (isUncertain(error)) return isSilent(error) ? { kind: 'unknown' } : refusal(error, order);
      // A conflict without a cart is with an order sent earlier under this key: that one exists.
      const isOlder = error.status === conflictStatus && error.hasCart !== true;
      if (isOlder && index < orders.length - 1) continue;
      // The request with its code reuses the same key.
      const isOver =
        !lacksCode(error) && ((!wasUnanswered && !wasSent) || conclusiveStatuses.has(error.status));
      if (isOver) dispatch(endPendingOrder());
      return refusal(error, order);
    }
    return { kind: 'unknown' };
  };
}

/**
 * Places an order. A lost response is retried with the same key, so at most one order is created.
 */
export function placeOrder(
  order: OrderRequestWire,
  draft: OrderDraft,
  onUnanswered: () => void,
): AppThunk<Promise<Outcome>> {
  return (dispatch) => {
    const before = dispatch(readPendingOrder());
    const pendingOrder = dispatch(beginPendingOrder(order, draft));
    return dispatch(requestOrder(pendingOrder, before?.key === pendingOrder.key, onUnanswered));
  };
}
