import { useEffect, useMemo, useRef, useState } from 'react';
import { toEventItems } from '../events/eventItems.ts';
import { fireShopEvent } from '../events/shopEvents.ts';
import { forgetCart } from '../cart/changeCart.ts';
import type { OrderForm } from '../checkout-rules/orderForm.ts';
import { keepConfirmedOrder } from '../orders/confirmedOrder.ts';
import { keepPendingPayment } from '../pending-payment/pendingPayment.ts';
import type { Promo } from '../promo/usePromo.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { useAppDispatch } from '../store/storeHooks.ts';
import { useAlive } from '../store/useAlive.ts';
import { readAttempt, type Attempt } from './attempt.ts';
import { fieldNames } from './checkoutFields.ts';
import { checkingDialog, incompleteDialog, unappliedPromoDialog, type OrderExits } from './orderEnding.ts';
import { toOrderRequest, type OrderDraft } from './orderRequest.ts';
import { readPhone } from './phoneReader.ts';
import { askFor, placeOrder, type Outcome } from './placeOrder.ts';
import { forgetTyped } from './typedValues.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';
import { useOrderDialog } from './useOrderDialog.ts';
import type { CheckoutDialogView } from './views.ts';

interface OrderSubmit {
  submit: () => void;
  isSubmitting: boolean;
  dialog: CheckoutDialogView | null;
  /** What was ordered, or is being asked for: the cart may be empty by now, and the page still shows it. */
  ordered: OrderDraft | null;
  /** False until it is known whether an order was left unanswered. */
  hasLooked: boolean;
}

function focusFirstError(form: CheckoutForm): void {
  const { errors } = form.formState;
  const first = fieldNames.find((name) => errors[name]);
  if (first) form.setFocus(first);
}

/** The attempt that an earlier page left unanswered, or null; undefined until the page has come to life. */
function useLeftAttempt(): Attempt | null | undefined {
  const dispatch = useAppDispatch();
  const isAlive = useAlive();
  return useMemo(() => (isAlive ? dispatch(readAttempt()) : undefined), [dispatch, isAlive]);
}

/** Everything that was kept for an order that now exists is let go. */
function keepOrder(outcome: Outcome & { ref: string }, sent: OrderDraft): AppThunk {
  return (dispatch) => {
    dispatch(keepConfirmedOrder(outcome.ref));
    if (outcome.kind !== 'placed') dispatch(keepPendingPayment(outcome.ref));
    dispatch(forgetTyped());
    if (!sent.isBuyNow) dispatch(forgetCart());
  };
}

/** Sends the order when the form is right, and tells what became of it; one that was left unanswered is asked for first. */
export function useOrderSubmit(
  form: CheckoutForm,
  promo: Promo,
  draft: OrderDraft | null,
  reload: () => void,
  exits: OrderExits,
): OrderSubmit {
  const dispatch = useAppDispatch();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const left = useLeftAttempt();
  const [ordered, setOrdered] = useState<OrderDraft | null | undefined>(undefined);
  const { dialog, show, tell } = useOrderDialog(exits, () => focusFirstError(form));
  // Two presses before React draws must not both pass.
  const isSending = useRef(false);
  const isDone = useRef(false);

  const settle = (outcome: Outcome, sent: OrderDraft) => {
    if (outcome.kind === 'unknown') return tell(outcome, () => void check());
    setOrdered(null);
    if ('ref' in outcome && outcome.ref !== null) {
      isDone.current = true;
      setOrdered(sent);
      dispatch(keepOrder({ ...outcome, ref: outcome.ref }, sent));
      const items = toEventItems(sent.cart);
      fireShopEvent('purchase', { ref: outcome.ref, items, total: sent.totals.total });
    }
    if (outcome.kind === 'changed') reload();
    if (outcome.kind === 'promo') promo.refuse(outcome.message);
    if (outcome.kind === 'invalid') {
      for (const name of fieldNames) {
        const message = outcome.fields[name];
        if (message !== undefined) form.setError(name, { type: 'server', message });
      }
    }
    return tell(outcome, () => undefined);
  };
  const run = async (sent: OrderDraft, request: (onLost: () => void) => AppThunk<Promise<Outcome>>) => {
    if (isSending.current || isDone.current) return;
    isSending.current = true;
    setIsSubmitting(true);
    const outcome = await dispatch(request(() => show(checkingDialog)));
    isSending.current = false;
    setIsSubmitting(false);
    settle(outcome, sent);
  };
  const askAgain = async (attempt: Attempt) => {
    show(checkingDialog);
    await run(attempt.draft, (onLost) => askFor(attempt, true, onLost));
  };
  const check = async () => {
    const attempt = dispatch(readAttempt());
    if (attempt) await askAgain(attempt);
  };
  const send = async (values: OrderForm) => {
    if (promo.holdsUnappliedCode) {
      promo.remind();
      return show(unappliedPromoDialog);
    }
    if (!draft || isSending.current) return undefined;
    const phone = (await readPhone(values.phone)) ?? values.phone;
    return run(draft, (onLost) => placeOrder(toOrderRequest(values, phone, draft), draft, onLost));
  };

  const resume = useRef(askAgain);
  useEffect(() => {
    resume.current = askAgain;
  });
  useEffect(() => {
    if (left) void resume.current(left);
  }, [left]);

  return {
    submit: () => void form.handleSubmit(send, () => show(incompleteDialog))(),
    isSubmitting,
    dialog,
    ordered: ordered === undefined ? (left?.draft ?? null) : ordered,
    hasLooked: left !== undefined,
  };
}
