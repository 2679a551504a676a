import { useRef, useState } from 'react';
import { toEventItems } from '../events/index.ts';
import { fireShopEvent } from '../events/index.ts';
import { invalidateCart } from '../cart/index.ts';
import type { OrderForm } from './rules/index.ts';
import { savePendingPayment } from '../payments/index.ts';
import type { Promo } from './promo/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { endPendingOrder, readPendingOrder, type PendingOrder } from './attempt.ts';
import { fieldNames } from './checkoutFields.ts';
import {
  checkingDialog,
  incompleteDialog,
  offlineDialog,
  takenDialog,
  unappliedPromoDialog,
  type OrderCallbacks,
} from './outcomeMessage.ts';
import { logErrors } from './logErrors.ts';
import { toOrderRequest, type OrderDraft } from './orderRequest.ts';
import { readPhone } from '../../domain/phone/index.ts';
import { requestOrder, placeOrder, technicalFailureText, type Outcome } from './placeOrder.ts';
import { removeOrderedItems } from './removeOrderedItems.ts';
import { clearCheckoutDraft } from './formDraft.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';
import { useOrderRecovery, type PageOrder } from './useOrderRecovery.ts';
import { useOrderCode } from './useOrderCode.ts';
import { useOrderDialog, type ShownOutcome } from './useOrderDialog.ts';
import { useOrderHelp, type OrderHelp } from './useOrderHelp.ts';
import type { CheckoutDialogView, OrderCodeView } from './views.ts';

interface OrderSubmit {
  submit: () => void;
  isSubmitting: boolean;
  dialog: CheckoutDialogView | null;
  code: OrderCodeView | null;
  /** The order placed or being looked up: still shown although the cart may be empty by now. */
  ordered: OrderDraft | null;
  /** False until it is known whether an order was left unanswered. */
  hasLooked: boolean;
}

type OrderThunk = (onLost: () => void) => AppThunk<Promise<Outcome>>;

function focusFirstError(form: CheckoutForm): void {
  const { errors } = form.formState;
  const first = fieldNames.find((name) => errors[name]);
  if (first) form.setFocus(first);
}

/** Clears the data saved for an order that now exists. */
function saveOrder(outcome: Outcome & { ref: string }, sent: OrderDraft, wasLeft: boolean): AppThunk {
  return (dispatch) => {
    if (outcome.kind !== 'placed') logErrors(() => dispatch(savePendingPayment(outcome.ref)));
    logErrors(() => dispatch(clearCheckoutDraft()));
    // An order of an earlier visit left the cart then; the current lines were added since.
    if (wasLeft) logErrors(() => dispatch(invalidateCart()));
    else if (!sent.isBuyNow) logErrors(() => dispatch(removeOrderedItems(sent.cart)));
  };
}

/**
 * Submits a valid form and shows the outcome; an unanswered order is looked up first and never
 * resent unprompted.
 */
export function useOrderSubmit(
  form: CheckoutForm,
  promo: Promo,
  page: PageOrder,
  callbacks: OrderCallbacks,
): OrderSubmit {
  const dispatch = useAppDispatch();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [ordered, setOrdered] = useState<OrderDraft | null>(null);
  const help = useOrderHelp();
  const dialogs = useOrderDialog(callbacks, () => focusFirstError(form));
  const { dialog, show, close, notify } = dialogs;
  // Two presses before React renders must not both pass.
  const isSending = useRef(false);
  const isDone = useRef(false);

  const settle = (outcome: Outcome, sent: OrderDraft, wasLeft: boolean) => {
    if (outcome.kind === 'code') {
      close();
      return code.sendRequest(outcome, sent);
    }
    let ways: OrderHelp | undefined;
    logErrors(() => {
      ways = help(outcome, sent);
    });
    if (outcome.kind === 'unknown') return notify(outcome, () => void check(), ways);
    setOrdered(null);
    if ('ref' in outcome && outcome.ref !== null) {
      isDone.current = true;
      setOrdered(sent);
      dispatch(saveOrder({ ...outcome, ref: outcome.ref }, sent, wasLeft));
      const { ref } = outcome;
      logErrors(() => {
        fireShopEvent('purchase', { ref, items: toEventItems(sent.cart), total: sent.totals.total });
      });
    }
    if (outcome.kind === 'promo') promo.refuse(outcome.message);
    if (outcome.kind === 'invalid') {
      for (const name of fieldNames) {
        const message = outcome.fields[name];
        if (message !== undefined) form.setError(name, { type: 'server', message });
      }
    }
    const notified: ShownOutcome =
      outcome.kind === 'wrongCode' ? { kind: 'failed', message: outcome.message } : outcome;
    return notify(notified, () => undefined, ways);
  };
  /**
   * Outcome of a request that threw: once an order may have been sent, it is never reported as
   * failed.
   */
  const outcomeOfThrown = (error: unknown): Outcome => {
    console.error(error);
    return dispatch(readPendingOrder()) === null
      ? { kind: 'failed', message: technicalFailureText }
      : { kind: 'unknown' };
  };
  /** Sends one order at a time; null while another one is in flight or was accepted. */
  const request = async (sent: OrderDraft, toThunk: OrderThunk): Promise<Outcome | null> => {
    if (isSending.current || isDone.current) return null;
    isSending.current = true;
    setIsSubmitting(true);
    // Another tab may send the same, and its answer empty the cart before this one's is here.
    setOrdered(sent);
    const sendRequest = async () => dispatch(toThunk(() => show(checkingDialog)));
    const outcome = await sendRequest().catch(outcomeOfThrown);
    isSending.current = false;
    setIsSubmitting(false);
    return outcome;
  };
  const settleSafely = (outcome: Outcome, sent: OrderDraft, wasLeft = false) => {
    try {
      settle(outcome, sent, wasLeft);
    } catch (error) {
      console.error(error);
      if ('ref' in outcome && outcome.ref !== null) show(takenDialog(outcome.ref));
      else show(checkingDialog);
    }
  };
  const run = async (sent: OrderDraft, toThunk: OrderThunk, wasLeft = false) => {
    const outcome = await request(sent, toThunk);
    if (outcome) settleSafely(outcome, sent, wasLeft);
  };
  const code = useOrderCode({
    send: (order, sent) => request(sent, (onLost) => placeOrder(order, sent, onLost)),
    settle: settleSafely,
    onCancel: () => {
      setOrdered(null);
      dispatch(endPendingOrder());
    },
  });
  const requestAgain = async (pendingOrder: PendingOrder, wasLeft = false) => {
    show(checkingDialog);
    await run(pendingOrder.draft, (onLost) => requestOrder(pendingOrder, true, onLost), wasLeft);
  };
  const check = async () => {
    const pendingOrder = dispatch(readPendingOrder());
    if (pendingOrder) await requestAgain(pendingOrder);
  };
  const left = useOrderRecovery(page, dialogs, (pendingOrder) => void requestAgain(pendingOrder, true));
  const send = async (values: OrderForm) => {
    if (promo.holdsUnappliedCode) {
      promo.remind();
      return show(unappliedPromoDialog);
    }
    const { draft } = page;
    if (!draft || isSending.current) return undefined;
    // An order possibly sent before is retried even offline; a new one waits for the shopper.
    if (!navigator.onLine && dispatch(readPendingOrder()) === null) return show(offlineDialog);
    const phone = (await readPhone(values.phone)) ?? values.phone;
    return run(draft, (onLost) => placeOrder(toOrderRequest(values, phone, draft), draft, onLost));
  };

  return {
    submit: () => void form.handleSubmit(send, () => show(incompleteDialog))(),
    isSubmitting,
    dialog,
    code: code.view,
    ordered: ordered ?? left.draft,
    hasLooked: left.hasLooked,
  };
}
