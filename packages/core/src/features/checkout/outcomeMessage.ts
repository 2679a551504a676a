import { offlineTitle } from '../../lib/network/index.ts';
import { formatXof } from '../../domain/money/index.ts';
import { trackingHref } from '../orders/links/index.ts';
import type { OrderDraft } from './orderRequest.ts';
import type { Outcome, TakenOutcome } from './placeOrder.ts';
import type { CheckoutDialogView } from './views.ts';

/** How long, in milliseconds, 'Commande créée' is read before the payment page is shown. */
export const paymentRedirectMs = 1500;

/** Navigation callbacks for an order that exists. */
export interface OrderCallbacks {
  /** Cash on delivery, confirmation shown: the page `onPlaced` opens can be prefetched. */
  onTaken: () => void;
  /** Paid on delivery. */
  onPlaced: (ref: string) => void;
  /** To be paid online, at `url`. */
  onPayment: (url: string) => void;
  /** To be paid online, but not now: its link is missing, or the shopper came back from it. */
  onUnpaid: (ref: string) => void;
}

type DialogWords = Pick<CheckoutDialogView, 'tone' | 'title' | 'text'>;

/** The text of a dialog, and where it leads. */
export interface Notice extends DialogWords {
  link?: CheckoutDialogView['link'];
  whatsappHref?: string | null;
  returnsTo?: 'lines';
  /** Milliseconds until the next page opens by itself; the dialog cannot be closed before. */
  afterMs?: number;
}

/** Dialog for an invalid form. */
export const incompleteDialog: DialogWords = {
  tone: 'error',
  title: 'Formulaire incomplet',
  text: 'Veuillez corriger les erreurs dans le formulaire avant de payer.',
};
/** Dialog for a promo code that was typed but not applied. */
export const unappliedPromoDialog: DialogWords = {
  tone: 'error',
  title: 'Code promo non validé',
  text: 'Veuillez d’abord cliquer sur « Appliquer » pour valider votre code promo, ou effacez-le pour commander sans réduction.',
};
/** Dialog for an order that could not be sent; it is not sent automatically later. */
export const offlineDialog: DialogWords = {
  tone: 'error',
  title: offlineTitle,
  text: 'Votre commande n’est pas partie et ne partira pas toute seule. Validez-la à nouveau quand le réseau est revenu\u00a0: votre panier et ce que vous avez écrit sont gardés.',
};
/** Dialog while a lost response is requested again. */
export const checkingDialog: DialogWords = {
  tone: 'waiting',
  title: 'Vérification en cours',
  text: 'La connexion a été interrompue. Nous vérifions que votre commande est bien enregistrée…',
};
/** Dialog when nobody answers; checking continues. */
export const unknownDialog: DialogWords = {
  tone: 'waiting',
  title: 'Vérification en cours',
  text: 'La boutique ne répond pas encore. Nous vérifions à nouveau dès que la connexion revient\u00a0: votre commande ne peut être enregistrée qu’une seule fois, ne la repassez pas.',
};

/** Dialog that offers to resend an unanswered order where the back end cannot look it up. */
export function unansweredDialog({ cart, totals }: OrderDraft): DialogWords & {
  action: string;
  closeLabel: string;
} {
  const products = cart.lines.map(({ quantity, name }) => `${quantity}\u00a0×\u00a0${name}`).join(', ');
  return {
    tone: 'error',
    title: 'Commande restée sans réponse',
    text: `Votre commande de ${formatXof(totals.total)} (${products}) n’a pas reçu de réponse. Voulez-vous l’envoyer à nouveau\u00a0? Elle ne peut être enregistrée qu’une seule fois.`,
    action: 'Envoyer cette commande',
    closeLabel: 'Ne pas l’envoyer',
  };
}

/** Dialog about an earlier order found to exist while something else is being ordered. */
export function earlierDialog(ref: string): Notice {
  const text = `Votre commande précédente ${ref} a bien été enregistrée. Ce que vous commandez ici en est une autre.`;
  const href = trackingHref(ref);
  return {
    tone: 'success',
    title: 'Commande déjà enregistrée',
    text,
    link: { label: 'Voir cette commande', href },
  };
}

/** Dialog for an order that exists. */
export const takenDialog = (ref: string): DialogWords => ({
  tone: 'success',
  title: 'Commande Validée',
  text: `Votre commande ${ref} a bien été enregistrée.`,
});

/** Outcomes shown in a dialog; codes have their own view. */
export type ShownOutcome = Exclude<Outcome, { kind: 'unknown' | 'code' | 'wrongCode' }>;

/** For «Acheter maintenant», which has no cart. */
const changedOrderTitle = 'Votre commande a changé';

const refusalTitles = {
  promo: unappliedPromoDialog.title,
  changed: 'Votre panier a changé',
  limited: 'Commande non enregistrée',
  failed: 'Erreur Inattendue',
} as const;

function refusalWords(outcome: Exclude<ShownOutcome, { ref: string | null }>): Notice {
  if (outcome.kind === 'invalid') return incompleteDialog;
  const { kind, message: text } = outcome;
  if (kind !== 'changed') return { tone: 'error', title: refusalTitles[kind], text };
  const title = outcome.isBuyNow ? changedOrderTitle : refusalTitles.changed;
  return { tone: 'error', title, text, returnsTo: 'lines' };
}

/** The message for an order that is placed or refused. */
export function toOutcomeMessage(outcome: ShownOutcome): Notice {
  if (outcome.kind === 'placed') return takenDialog(outcome.ref);
  if (outcome.kind === 'payment')
    return {
      tone: 'success',
      title: 'Commande créée',
      text: 'Vous allez être redirigé vers la page de paiement.',
      link: { label: 'Aller à la page de paiement', href: outcome.url },
      afterMs: paymentRedirectMs,
    };
  if (outcome.kind === 'paymentLinkMissing')
    return { tone: 'error', title: 'Erreur Paiement', text: outcome.message };
  return refusalWords(outcome);
}

/** Opens the page that follows an order that exists. */
export function openNextPage(outcome: TakenOutcome, callbacks: OrderCallbacks): void {
  if (outcome.kind === 'placed') callbacks.onPlaced(outcome.ref);
  else if (outcome.kind === 'payment') callbacks.onPayment(outcome.url);
  else callbacks.onUnpaid(outcome.ref);
}
