import { useEffect, useRef, useState } from 'react';
import { forgetCart } from '../cart/changeCart.ts';
import { keepConfirmedOrder } from '../orders/confirmedOrder.ts';
import type { OrderForm } from '../checkout-rules/orderForm.ts';
import { useAppDispatch } from '../store/storeHooks.ts';
import { fieldNames } from './checkoutFields.ts';
import { toOrderRequest, type OrderDraft } from './orderRequest.ts';
import { readPhone } from './phoneReader.ts';
import { placeOrder, type Outcome } from './placeOrder.ts';
import { forgetTypedValues } from './typedValues.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';
import type { CheckoutDialogView } from './views.ts';

/** How long, in milliseconds, 'Commande créée' is read before the payment page is shown. */
export const paymentRedirectMs = 1500;
/** How long, in milliseconds, 'Commande Validée' stays when it is not closed. */
export const dialogDurationMs = 5000;

const incompleteDialog = {
  tone: 'error',
  title: 'Formulaire incomplet',
  text: 'Veuillez corriger les erreurs dans le formulaire avant de payer.',
} as const;
const checkingDialog = {
  tone: 'waiting',
  title: 'Vérification en cours',
  text: 'La connexion a été interrompue. Nous vérifions que votre commande est bien enregistrée…',
  close: null,
} as const;

/** Where the shopper goes once the order exists. */
export interface OrderExits {
  onPlaced: (ref: string) => void;
  onPayment: (url: string) => void;
}

interface OrderSubmit {
  submit: () => void;
  isSubmitting: boolean;
  dialog: CheckoutDialogView | null;
  /** What was ordered, once it is: the cart is empty then, and the page still shows it. */
  ordered: OrderDraft | null;
}

interface Ending {
  dialog: Omit<CheckoutDialogView, 'close'>;
  /** Goes on by itself after so long; null: when the dialog is closed. */
  afterMs: number | null;
  isClosable: boolean;
  goOn: () => void;
}

/** How an order that was taken, or refused for good, is told. */
function toEnding(outcome: Outcome, exits: OrderExits, stay: () => void): Ending {
  if (outcome.kind === 'placed') {
    const { ref } = outcome;
    return {
      dialog: {
        tone: 'success',
        title: 'Commande Validée',
        text: `Votre commande ${ref} a bien été enregistrée.`,
      },
      afterMs: dialogDurationMs,
      isClosable: true,
      goOn: () => exits.onPlaced(ref),
    };
  }
  if (outcome.kind === 'payment') {
    return {
      dialog: {
        tone: 'success',
        title: 'Commande créée',
        text: 'Vous allez être redirigé vers la page de paiement.',
      },
      afterMs: paymentRedirectMs,
      isClosable: false,
      goOn: () => exits.onPayment(outcome.url),
    };
  }
  const told = { afterMs: null, isClosable: true, goOn: stay };
  if (outcome.kind === 'noLink') {
    const { ref, message } = outcome;
    const goOn = ref === null ? stay : () => exits.onPlaced(ref);
    return { ...told, dialog: { tone: 'error', title: 'Erreur Paiement', text: message }, goOn };
  }
  if (outcome.kind === 'invalid') return { ...told, dialog: incompleteDialog };
  const title = outcome.kind === 'changed' ? 'Votre panier a changé' : 'Erreur Inattendue';
  return { ...told, dialog: { tone: 'error', title, text: outcome.message } };
}

function focusFirstError(form: CheckoutForm): void {
  const { errors } = form.formState;
  const first = fieldNames.find((name) => errors[name]);
  if (first) form.setFocus(first);
}

/** Sends the order when the form is right, and tells what became of it. */
export function useOrderSubmit(
  form: CheckoutForm,
  draft: OrderDraft | null,
  reload: () => void,
  exits: OrderExits,
): OrderSubmit {
  const dispatch = useAppDispatch();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [ordered, setOrdered] = useState<OrderDraft | null>(null);
  const [dialog, setDialog] = useState<CheckoutDialogView | null>(null);
  // Two presses before React draws must not both pass.
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const closeToForm = () => {
    setDialog(null);
    focusFirstError(form);
  };
  const tell = (outcome: Outcome) => {
    const { dialog: words, afterMs, isClosable, goOn } = toEnding(outcome, exits, closeToForm);
    const end = () => {
      clearTimeout(timer.current);
      setDialog(null);
      goOn();
    };
    if (afterMs !== null) timer.current = setTimeout(end, afterMs);
    setDialog({ ...words, close: isClosable ? end : null });
  };
  const settle = (outcome: Outcome, sent: OrderDraft) => {
    if ('ref' in outcome && outcome.ref !== null) {
      setOrdered(sent);
      dispatch(keepConfirmedOrder(outcome.ref));
      dispatch(forgetTypedValues());
      if (!sent.isBuyNow) dispatch(forgetCart());
    }
    if (outcome.kind === 'changed') reload();
    if (outcome.kind === 'invalid') {
      for (const name of fieldNames) {
        const message = outcome.fields[name];
        if (message !== undefined) form.setError(name, { type: 'server', message });
      }
    }
    tell(outcome);
  };
  const send = async (values: OrderForm) => {
    if (!draft || isSending.current || ordered) return;
    isSending.current = true;
    setIsSubmitting(true);
    const phone = (await readPhone(values.phone)) ?? values.phone;
    const order = toOrderRequest(values, phone, draft);
    const outcome = await dispatch(placeOrder(order, () => setDialog(checkingDialog)));
    isSending.current = false;
    setIsSubmitting(false);
    settle(outcome, draft);
  };
  const refuse = () => setDialog({ ...incompleteDialog, close: closeToForm });
  return {
    submit: () => void form.handleSubmit(send, refuse)(),
    isSubmitting,
    dialog,
    ordered,
  };
}
