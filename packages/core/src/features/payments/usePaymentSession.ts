import { conflictStatus } from '@teranga/contract/statuses';
import { asApiError, messageOr } from '../../lib/api/index.ts';
import { raiseToast, type ToastWords } from '../../lib/alerts/index.ts';
import { setCart } from '../cart/index.ts';
import { isAccepted, type Order } from '../orders/index.ts';
import { type AppThunk, useAppDispatch } from '../../lib/store/index.ts';
import { useMachine } from '../../lib/machine/index.ts';
import { firstPaymentSession, paymentReducer } from './paymentSession.ts';
import { isPaymentOpen } from './paymentState.ts';
import { paymentsApi } from './paymentsApi.ts';
import { clearPendingPayment } from './pending/index.ts';
import type { PaymentActionsView } from './views.ts';

/** Navigation callbacks. */
export interface PaymentCallbacks {
  /** To the payment page. */
  onPayment: (url: string) => void;
  /** The products are in the cart again. */
  onRestored: () => void;
}

/** Shown when no payment page could be had. */
const linkFailureText = "Le lien de paiement n'a pu être généré. Veuillez réessayer dans un instant.";
/** Shown when the products could not be put back. */
const restoreFailureText = 'Vos articles n’ont pas pu être remis dans le panier. Veuillez réessayer.';
/** Shown when they could. */
const restoredText = 'Vos articles sont de nouveau dans votre panier.';
const actionNames = { resuming: 'resume', restoring: 'restore' } as const;
/** Puts an order's products back into the cart, here and on the server. */
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

/** A visit to the payment page whose outcome is unknown; null: there is none. */
const visitOf = (order: Order | null): string | null =>
  order && isPaymentOpen(order) ? `${order.ref} ${order.payment.since}` : null;

/** What can be done about an order awaiting payment; `look` refetches the order. */
export function usePaymentSession(
  order: Order | null,
  look: () => void,
  { onPayment, onRestored }: PaymentCallbacks,
): { isDenied: boolean; actions: PaymentActionsView } {
  const dispatch = useAppDispatch();
  const [{ step, denied, error }, send] = useMachine(paymentReducer, firstPaymentSession);
  const visit = visitOf(order);
  const isDenied = visit !== null && denied === visit;
  const busy = step === 'ready' ? null : actionNames[step];

  const run = async (what: 'resume' | 'restore', failure: string, work: () => Promise<void>) => {
    if (!send({ type: what })) return;
    try {
      await work();
    } catch (thrown) {
      send({ type: 'fail', error: messageOr(thrown, failure) });
      // Paid or ended meanwhile: the order has the last word.
      if (asApiError(thrown).status === conflictStatus) look();
    }
  };
  if (!order) return { isDenied, actions: { resume: null, restore: null, deny: null, busy, error } };
  const { ref, payment } = order;
  // While a payment is open, a second one is not offered.
  const isOffered = isDenied || visit === null;
  const isUnpaid = !isAccepted(order) && (payment.status === 'waiting' || payment.status === 'failed');
  const resume = async () => {
    const url = await dispatch(paymentsApi.endpoints.startPayment.initiate(ref)).unwrap();
    if (url === null) return void send({ type: 'fail', error: linkFailureText });
    onPayment(url);
    return void send({ type: 'left' });
  };
  const restore = async () => {
    await dispatch(restoreCart(ref));
    onRestored();
    send({ type: 'restored' });
  };
  const deny = (denying: string) => {
    send({ type: 'deny', visit: denying });
    look();
  };
  const actions = {
    resume: payment.canPay && isOffered ? () => void run('resume', linkFailureText, resume) : null,
    restore: isUnpaid && isOffered ? () => void run('restore', restoreFailureText, restore) : null,
    deny: visit !== null && !isDenied ? () => deny(visit) : null,
    busy,
    error,
  };
  return { isDenied, actions };
}
