import { hasEnded, isAccepted, type Order } from '../orders/order.ts';
import { formatInstant } from '../orders/orderViews.ts';
import type { PaymentStateView } from './views.ts';

/** While the order is on its way. */
export const checkingState: PaymentStateView = {
  code: 'checking',
  tone: 'waiting',
  title: 'Vérification du paiement…',
  text: 'Nous regardons où en est votre paiement.',
};

/** When nobody can say how it stands. */
export const unreachableState: PaymentStateView = {
  code: 'unreachable',
  tone: 'waiting',
  title: 'Vérification impossible pour le moment',
  text: 'La connexion a été interrompue. Votre commande est enregistrée : ne la repassez pas, nous vérifions à nouveau dès que possible.',
};

const confirmed: PaymentStateView = {
  code: 'confirmed',
  tone: 'good',
  title: 'Paiement confirmé',
  text: 'Merci ! Votre paiement est bien arrivé et votre commande est validée.',
};
const refunded: PaymentStateView = {
  code: 'refunded',
  tone: 'bad',
  title: 'Paiement remboursé',
  text: 'Le montant de cette commande vous a été remboursé.',
};
const refunding: PaymentStateView = {
  code: 'refunding',
  tone: 'bad',
  title: 'Remboursement en cours',
  text: 'Cette commande n’aura pas lieu. Ce que vous avez payé vous est rendu : le remboursement a été demandé, et vous serez prévenu quand il est fait.',
};
const delivery: PaymentStateView = {
  code: 'delivery',
  tone: 'good',
  title: 'Paiement à la livraison',
  text: 'Cette commande se paie quand vous la recevez.',
};
const outside: PaymentStateView = {
  code: 'delivery',
  tone: 'good',
  title: 'Sans paiement en ligne',
  text: 'La boutique a accepté cette commande sans paiement en ligne : elle se règle directement avec elle.',
};
const cancelled: PaymentStateView = {
  code: 'failed',
  tone: 'bad',
  title: 'Commande annulée',
  text: 'Cette commande n’a pas été payée et ne peut plus l’être. Rien ne vous a été débité pour elle.',
};

const rejected: PaymentStateView = { ...cancelled, title: 'Commande rejetée' };

const deadline = (expiresAt: string | null) =>
  expiresAt === null ? '' : ` Sans paiement, la commande sera annulée le ${formatInstant(expiresAt)}.`;

/** How an order's payment stands, in words. */
export function toPaymentState(order: Order): PaymentStateView {
  const { status, canPay, expiresAt } = order.payment;
  if (status === 'paid') return hasEnded(order) ? refunding : confirmed;
  if (status === 'refunded') return refunded;
  if (status === 'none') return delivery;
  if (hasEnded(order)) return order.status === 'REJECTED' ? rejected : cancelled;
  if (isAccepted(order)) return outside;
  if (!canPay && status === 'failed') return cancelled;
  if (status === 'failed')
    return {
      code: 'failed',
      tone: 'bad',
      title: 'Paiement non abouti',
      text: `Vos articles sont encore réservés.${deadline(expiresAt)}`,
    };
  return {
    code: 'awaiting',
    tone: 'waiting',
    title: 'En attente de la confirmation du paiement',
    text: `Cette page se met à jour toute seule dès que le paiement est confirmé.${deadline(expiresAt)}`,
  };
}

/** How the payment of an order stands for who came back from the payment's door: while nothing else is known, they did not pay. */
export function toCancelledState(order: Order): PaymentStateView {
  const state = toPaymentState(order);
  if (state.code !== 'awaiting') return state;
  return {
    code: 'failed',
    tone: 'bad',
    title: 'Paiement non abouti',
    text: `Vos articles sont encore réservés. Si vous avez payé malgré tout, cette page le dira dès que le paiement est confirmé.${deadline(order.payment.expiresAt)}`,
  };
}

/** Tells whether nothing more will become of a payment. */
export function isSettled(order: Order): boolean {
  const { status, canPay } = order.payment;
  if (hasEnded(order) || isAccepted(order)) return true;
  return status !== 'waiting' && !(status === 'failed' && canPay);
}
