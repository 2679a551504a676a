import { useState } from 'react';
import { asApiError, messageOr } from '../../lib/api/index.ts';
import { raiseToast, type ToastWords } from '../../lib/alerts/index.ts';
import { setCart } from '../cart/index.ts';
import { isAccepted, type Order } from '../orders/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { isPaymentOpen } from './paymentState.ts';
import { paymentsApi } from './paymentsApi.ts';
import { clearPendingPayment } from './pending/index.ts';
import type { Denial } from './useDenial.ts';
import type { PaymentActionsView } from './views.ts';

/** Navigation callbacks. */
export interface PaymentCallbacks {
  /** To the payment page. */
  onPayment: (url: string) => void;
  /** The articles are in the cart again. */
  onRestored: () => void;
}

/** Said when no payment page could be had. */
const linkFailureText = "Le lien de paiement n'a pu être généré. Veuillez réessayer dans un instant.";
/** Said when the articles could not be put back. */
const restoreFailureText = 'Vos articles n’ont pas pu être remis dans le panier. Veuillez réessayer.';
/** Said when they could. */
const restoredText = 'Vos articles sont de nouveau dans votre panier.';
const conflictStatus = 409;
const noDenial: Denial = { isDenied: false, deny: null, takeBack: () => undefined };

/** Puts an order's articles back into the cart, here and on the server. */
function restoreCart(ref: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { cart, message } = await dispatch(paymentsApi.endpoints.restoreCart.initiate(ref)).unwrap();
    dispatch(clearPendingPayment(ref));
    if (cart) dispatch(setCart(cart));
    const words: ToastWords =
      message === null ? { tone: 'success', text: restoredText } : { tone: 'info', text: message };
    dispatch(raiseToast({ ...words, outlivesPage: true }));
  };
}

/** Actions for an order awaiting payment; `look` refetches the order. */
export function usePaymentActions(
  order: Order | null,
  look: () => void,
  { onPayment, onRestored }: PaymentCallbacks,
  { isDenied, deny, takeBack }: Denial = noDenial,
): PaymentActionsView {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<PaymentActionsView['busy']>(null);
  const [error, setError] = useState<string | null>(null);

  const run = async (what: 'resume' | 'restore', failure: string, work: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(what);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(messageOr(thrown, failure));
      // Paid or ended meanwhile: the order has the last word.
      if (asApiError(thrown).status === conflictStatus) look();
    }
    setBusy(null);
  };
  if (!order) return { resume: null, restore: null, deny: null, busy, error };
  const { ref, payment } = order;
  // While a payment is open, a second one is not offered.
  const isOffered = isDenied || !isPaymentOpen(order);
  const isUnpaid = !isAccepted(order) && (payment.status === 'waiting' || payment.status === 'failed');
  const resume = async () => {
    const url = await dispatch(paymentsApi.endpoints.startPayment.initiate(ref)).unwrap();
    if (url === null) return setError(linkFailureText);
    takeBack();
    onPayment(url);
  };
  const restore = async () => {
    await dispatch(restoreCart(ref));
    onRestored();
  };
  return {
    resume: payment.canPay && isOffered ? () => void run('resume', linkFailureText, resume) : null,
    restore: isUnpaid && isOffered ? () => void run('restore', restoreFailureText, restore) : null,
    deny,
    busy,
    error,
  };
}
