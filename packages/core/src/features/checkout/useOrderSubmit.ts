import type { OrderRequestWire } from '@teranga/contract';
import { fireShopEvent, toEventItems } from '../events/index.ts';
import { invalidateCart } from '../cart/index.ts';
import type { OrderForm } from './rules/index.ts';
import { savePlacedOrder } from '../orders/index.ts';
import { confirmationHref } from '../orders/links/index.ts';
import { savePendingPayment } from '../payments/index.ts';
import type { Promo } from './promo/index.ts';
import { type AppThunk, timeNow, useAppDispatch } from '../../lib/store/index.ts';
import { useMachine } from '../../lib/machine/index.ts';
import { endPendingOrder, readPendingOrder, type PendingOrder } from './pendingOrder.ts';
import { fieldNames } from './checkoutFields.ts';
import { checkoutReducer, openedCheckout, type CheckoutEvent } from './checkoutState.ts';
import {
  incompleteDialog,
  offlineDialog,
  takenDialog,
  toOutcomeMessage,
  unappliedPromoDialog,
  unknownDialog,
  type Notice,
  type OrderCallbacks,
  type ShownOutcome,
} from './outcomeMessage.ts';
import { logErrors } from './logErrors.ts';
import { toOrderRequest, type OrderDraft } from './orderRequest.ts';
import { readPhone } from '../../domain/phone/index.ts';
import {
  requestOrder,
  placeOrder,
  technicalFailureText,
  type Outcome,
  type TakenOutcome,
} from './placeOrder.ts';
import { removeOrderedItems } from './removeOrderedItems.ts';
import { clearCheckoutDraft } from './formDraft.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';
import { useCheckoutRecovery, type PageOrder } from './useCheckoutRecovery.ts';
import { useOrderCode } from './useOrderCode.ts';
import { useCheckoutDialog } from './useCheckoutDialog.ts';
import { useOrderHelp, type OrderHelp } from './useOrderHelp.ts';
import type { CheckoutDialogView, OrderCodeView } from './views.ts';

interface OrderSubmit {
  submit: () => void;
  /** A press is being validated, for which code may still load. */
  isValidating: boolean;
  isSubmitting: boolean;
  dialog: CheckoutDialogView | null;
  code: OrderCodeView | null;
  /** The order placed or being looked up: still shown although the cart may be empty by now. */
  ordered: OrderDraft | null;
  /** False until it is known whether an order was left unanswered. */
  hasLooked: boolean;
}

type OrderThunk = (onUnanswered: () => void) => AppThunk<Promise<Outcome>>;

function focusFirstError(form: CheckoutForm): void {
  const { errors } = form.formState;
  const first = fieldNames.find((name) => errors[name]);
  if (first) form.setFocus(first);
}

/** Saves an order that now exists for the pages that follow; clears its draft and its products. */
function saveOrder(outcome: TakenOutcome, sent: OrderDraft, isFromEarlierPage: boolean): AppThunk {
  return (dispatch) => {
    const { kind, ref } = outcome;
    logErrors(() =>
      dispatch(kind === 'placed' ? savePlacedOrder(confirmationHref(ref)) : savePendingPayment(ref)),
    );
    logErrors(() => dispatch(clearCheckoutDraft()));
    // An order of an earlier visit left the cart then; the current lines were added since.
    if (isFromEarlierPage) logErrors(() => dispatch(invalidateCart()));
    else if (!sent.isBuyNow) logErrors(() => dispatch(removeOrderedItems(sent.cart)));
  };
}

const isTaken = (outcome: Outcome): outcome is TakenOutcome => 'ref' in outcome && outcome.ref !== null;

/**
 * The message for an outcome; an order that exists is reported even where its words cannot be made.
 */
function noticeOf(outcome: ShownOutcome, help: OrderHelp): Notice {
  try {
    const words = toOutcomeMessage(outcome);
    return { ...words, whatsappHref: help.whatsappHref, link: words.link ?? help.link };
  } catch (error) {
    if (!isTaken(outcome)) throw error;
    console.error(error);
    return takenDialog(outcome.ref);
  }
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
  const [state, send] = useMachine(checkoutReducer, openedCheckout);
  const help = useOrderHelp();

  const refuse = (outcome: ShownOutcome, found: OrderHelp) => {
    if (outcome.kind === 'promo') promo.refuse(outcome.message);
    if (outcome.kind === 'invalid') {
      for (const name of fieldNames) {
        const message = outcome.fields[name];
        if (message !== undefined) form.setError(name, { type: 'server', message });
      }
    }
    send({ type: 'refuse', notice: noticeOf(outcome, found) });
  };
  const settle = (outcome: Outcome, sent: OrderDraft, isFromEarlierPage: boolean) => {
    if (outcome.kind === 'code') {
      const { contact, order } = outcome;
      return void send({ type: 'requireCode', code: { contact, order, sentAt: dispatch(timeNow()) } });
    }
    let found: OrderHelp = { whatsappHref: null, link: null };
    logErrors(() => {
      found = help(outcome, sent);
    });
    if (outcome.kind === 'unknown') {
      const { whatsappHref } = found;
      return void send({ type: 'unanswered', notice: { ...unknownDialog, whatsappHref } });
    }
    if (outcome.kind === 'wrongCode') return refuse({ kind: 'failed', message: outcome.message }, found);
    if (!isTaken(outcome)) return refuse(outcome, found);
    dispatch(saveOrder(outcome, sent, isFromEarlierPage));
    const { ref } = outcome;
    logErrors(() => {
      fireShopEvent('purchase', { ref, items: toEventItems(sent.cart), total: sent.totals.total });
    });
    send({ type: 'accept', taken: outcome, notice: noticeOf(outcome, found) });
    if (outcome.kind === 'placed') logErrors(callbacks.onTaken);
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
  const request = async (event: CheckoutEvent, toThunk: OrderThunk): Promise<Outcome | null> => {
    if (!send(event)) return null;
    const sendRequest = async () => dispatch(toThunk(() => void send({ type: 'lose' })));
    return sendRequest().catch(outcomeOfThrown);
  };
  const submitOrder = (order: OrderRequestWire, sent: OrderDraft) =>
    request({ type: 'submit', sent }, (onUnanswered) => placeOrder(order, sent, onUnanswered));
  const resend = async (pendingOrder: PendingOrder, isFromEarlierPage: boolean) => {
    const { draft: sent } = pendingOrder;
    const event = { type: 'resend', sent, isFromEarlierPage } as const;
    const outcome = await request(event, (onUnanswered) => requestOrder(pendingOrder, true, onUnanswered));
    if (outcome) settle(outcome, sent, isFromEarlierPage);
  };
  const recovery = useCheckoutRecovery(page, state, send, (pendingOrder) => void resend(pendingOrder, true));
  const recheck = () => {
    if (state.unconfirmed) return recovery.look(state.unconfirmed);
    const pendingOrder = dispatch(readPendingOrder());
    return pendingOrder ? void resend(pendingOrder, state.isFromEarlierPage) : undefined;
  };
  const { sent: shown } = state;
  const code = useOrderCode(state.code, {
    send: async (order) => shown && submitOrder(order, shown),
    settle: (outcome) => shown && settle(outcome, shown, false),
    onContinue: () => void send({ type: 'continueCode' }),
    cancel: () => {
      if (send({ type: 'close' })) dispatch(endPendingOrder());
    },
  });
  const dialog = useCheckoutDialog(state, {
    orderCallbacks: callbacks,
    onDismiss: () => send({ type: 'close' }) && focusFirstError(form),
    onDecline: () => void send({ type: 'close' }),
    resend: () => state.unconfirmed && void resend(state.unconfirmed, true),
    recheck,
  });
  const warn = (notice: Notice) => void send({ type: 'warn', notice });
  const submit = async (values: OrderForm) => {
    if (promo.holdsUnappliedCode) {
      promo.remind();
      return warn(unappliedPromoDialog);
    }
    const { draft } = page;
    if (!draft) return undefined;
    // An order possibly sent before is retried even offline; a new one waits for the shopper.
    if (!navigator.onLine && dispatch(readPendingOrder()) === null) return warn(offlineDialog);
    const phone = (await readPhone(values.phone)) ?? values.phone;
    const outcome = await submitOrder(toOrderRequest(values, phone, draft), draft);
    return outcome ? settle(outcome, draft, false) : undefined;
  };

  return {
    submit: () => void form.handleSubmit(submit, () => warn(incompleteDialog))(),
    isValidating: form.formState.isSubmitting,
    isSubmitting: state.step === 'sending' || state.step === 'checking',
    dialog,
    code,
    ordered: shown ?? recovery.draft,
    hasLooked: recovery.hasLooked,
  };
}
