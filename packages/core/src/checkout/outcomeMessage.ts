import { offlineTitle } from '../alerts/offlineWords.ts';
import { formatXof } from '../money/formatMoney.ts';
import type { OrderDraft } from './orderRequest.ts';
import type { Outcome } from './placeOrder.ts';
import type { CheckoutDialogView } from './views.ts';

/** How long, in milliseconds, 'Commande créée' is read before the payment page is shown. */
export const paymentRedirectMs = 1500;

/** Where the shopper goes once the order exists. */
export interface OrderCallbacks {
  /** Paid on delivery, and being told of: what `onPlaced` leads to can be brought. */
  onTaken: () => void;
  /** Paid on delivery. */
  onPlaced: (ref: string) => void;
  /** To be paid online, at `url`. */
  onPayment: (url: string) => void;
  /** To be paid online, but not now: its link is missing, or the shopper came back from it. */
  onUnpaid: (ref: string) => void;
}

type DialogWords = Pick<CheckoutDialogView, 'tone' | 'title' | 'text'>;

/** Told of a form that is not right. */
export const incompleteDialog: DialogWords = {
  tone: 'error',
  title: 'Formulaire incomplet',
  text: 'Veuillez corriger les erreurs dans le formulaire avant de payer.',
};
/** Told of a promo code that was typed and not applied. */
export const unappliedPromoDialog: DialogWords = {
  tone: 'error',
  title: 'Code promo non validé',
  text: 'Veuillez d’abord cliquer sur « Appliquer » pour valider votre code promo, ou effacez-le pour commander sans réduction.',
};
/** Told of an order that could not leave: it never leaves by itself. */
export const offlineDialog: DialogWords = {
  tone: 'error',
  title: offlineTitle,
  text: 'Votre commande n’est pas partie et ne partira pas toute seule. Validez-la à nouveau quand le réseau est revenu\u00a0: votre panier et ce que vous avez écrit sont gardés.',
};
/** Told while an answer that got lost is asked for again. */
export const checkingDialog: DialogWords = {
  tone: 'waiting',
  title: 'Vérification en cours',
  text: 'La connexion a été interrompue. Nous vérifions que votre commande est bien enregistrée…',
};
/** Told when nobody answers: the checking goes on. */
export const unknownDialog: DialogWords = {
  tone: 'waiting',
  title: 'Vérification en cours',
  text: 'La boutique ne répond pas encore. Nous vérifions à nouveau dès que la connexion revient\u00a0: votre commande ne peut être enregistrée qu’une seule fois, ne la repassez pas.',
};

/** Asked of an order that was sent and never answered, where the back end cannot tell whether it has it. */
export function unansweredDialog({ cart, totals }: OrderDraft): DialogWords & {
  action: string;
  closeLabel: string;
} {
  const articles = cart.lines.map(({ quantity, name }) => `${quantity}\u00a0×\u00a0${name}`).join(', ');
  return {
    tone: 'error',
    title: 'Commande restée sans réponse',
    text: `Votre commande de ${formatXof(totals.total)} (${articles}) n’a pas reçu de réponse. Voulez-vous l’envoyer à nouveau\u00a0? Elle ne peut être enregistrée qu’une seule fois.`,
    action: 'Envoyer cette commande',
    closeLabel: 'Ne pas l’envoyer',
  };
}

/** Told where something else is about to be ordered, of an earlier order that turns out to exist. */
export function earlierDialog(ref: string): [DialogWords, Pick<CheckoutDialogView, 'link'>] {
  const text = `Votre commande précédente ${ref} a bien été enregistrée. Ce que vous commandez ici en est une autre.`;
  const href = `/orders-status/${encodeURIComponent(ref)}`;
  return [
    { tone: 'success', title: 'Commande déjà enregistrée', text },
    { link: { label: 'Voir cette commande', href } },
  ];
}

/** Told of an order that exists. */
export const takenDialog = (ref: string): DialogWords => ({
  tone: 'success',
  title: 'Commande Validée',
  text: `Votre commande ${ref} a bien été enregistrée.`,
});

/** How an order ends: what is told, and what happens then. */
export interface OutcomeMessage {
  dialog: DialogWords;
  link: CheckoutDialogView['link'];
  /** Goes on by itself after so long, dialog or no dialog; null: when the dialog is closed. */
  afterMs: number | null;
  isClosable: boolean;
  /** Whether it leads to another page: until that is there, its dialog stays. */
  leads: boolean;
  goOn: () => void;
}

type Shown = Exclude<Outcome, { kind: 'unknown' | 'code' | 'wrongCode' }>;

const refusalTitles = {
  promo: unappliedPromoDialog.title,
  changed: 'Votre panier a changé',
  limited: 'Commande non enregistrée',
  failed: 'Erreur Inattendue',
} as const;

function refusalWords(outcome: Exclude<Shown, { ref: string | null }>): DialogWords {
  if (outcome.kind === 'invalid') return incompleteDialog;
  const { kind, message: text } = outcome;
  return { tone: 'error', title: refusalTitles[kind], text };
}

/** How an order that was taken, or refused, is told; `stay` leads back to the form. */
export function toOutcomeMessage(
  outcome: Shown,
  callbacks: OrderCallbacks,
  stay: () => void,
): OutcomeMessage {
  const notified = { link: null, afterMs: null, isClosable: true, leads: false, goOn: stay };
  if (outcome.kind === 'placed') {
    const { ref } = outcome;
    return {
      ...notified,
      dialog: takenDialog(ref),
      leads: true,
      goOn: () => callbacks.onPlaced(ref),
    };
  }
  if (outcome.kind === 'payment') {
    const { url } = outcome;
    const text = 'Vous allez être redirigé vers la page de paiement.';
    return {
      dialog: { tone: 'success', title: 'Commande créée', text },
      link: { label: 'Aller à la page de paiement', href: url },
      afterMs: paymentRedirectMs,
      isClosable: false,
      leads: true,
      goOn: () => callbacks.onPayment(url),
    };
  }
  if (outcome.kind === 'paymentLinkMissing') {
    const { ref, message } = outcome;
    const dialog: DialogWords = { tone: 'error', title: 'Erreur Paiement', text: message };
    return ref === null
      ? { ...notified, dialog }
      : { ...notified, dialog, leads: true, goOn: () => callbacks.onUnpaid(ref) };
  }
  return { ...notified, dialog: refusalWords(outcome) };
}
