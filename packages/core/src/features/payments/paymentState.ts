import { formatXof } from '../../domain/money/index.ts';
import { formatInstant, hasEnded, isAccepted, type Order } from '../orders/index.ts';
import { timeAgo } from './timeAgo.ts';
import type { PaymentStateView } from './views.ts';

/** Shown while the order is loading. */
export const checkingState: PaymentStateView = {
  code: 'checking',
  tone: 'waiting',
  title: 'Vérification du paiement…',
  text: 'Nous regardons où en est votre paiement.',
};

/** Shown while a payment is open. */
export const pendingText = 'Vous avez payé ? Nous attendons la confirmation.';

/** Shown while the provider does not say whether an order is paid. */
export const unknownText = 'Nous n’avons pas pu vérifier votre paiement pour le moment.';

/** Shown when the payment's state cannot be fetched. */
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
  text: 'Cette commande n’a pas été payée et ne peut plus l’être. Si vous avez payé malgré tout, la somme vous est rendue.',
};

const rejected: PaymentStateView = { ...cancelled, title: 'Commande rejetée' };

const deadline = (expiresAt: string | null) =>
  expiresAt === null ? '' : ` Sans paiement, la commande sera annulée le ${formatInstant(expiresAt)}.`;

const whenPaid = ({ isPickup }: Order) => (isPickup ? 'au retrait' : 'à la livraison');

/** Amount due on delivery, in FCFA, the currency it is paid in. */
function deliveryText(order: Order): string {
  if (hasEnded(order)) return 'Cette commande n’aura pas lieu : vous n’avez rien à payer.';
  const sum = formatXof(order.total);
  return order.status === 'DELIVERED' ? `Montant : ${sum}` : `À payer ${whenPaid(order)} : ${sum}`;
}

function confirmedText({ payment: { method, paidAt } }: Order): string {
  if (paidAt === null) return confirmed.text;
  return `${confirmed.text} Payé ${method === null ? 'en ligne' : `par ${method}`}, le ${formatInstant(paidAt)}.`;
}

/** Whether the back end sent how an order is paid. */
export const isPaymentKnown = ({ payment, paymentMethod }: Order): boolean =>
  payment.status !== 'none' || payment.state === 'none' || paymentMethod === 'cod';

/** Whether the shopper was redirected to pay an order and the outcome is still unknown. */
export function isPaymentOpen(order: Pick<Order, 'status' | 'payment'>): boolean {
  const { state } = order.payment;
  return (state === 'pending' || state === 'unknown') && !hasEnded(order) && !isAccepted(order);
}

/** «Paiement commencé il y a 3 minutes»; null when nobody knows. */
export const begunText = ({ payment: { since } }: Pick<Order, 'payment'>, now: number): string | null =>
  since === null ? null : `Paiement commencé ${timeAgo(since, now)}`;

function openState(order: Order, now: number): PaymentStateView {
  const text = begunText(order, now);
  const begun = text === null ? '' : ` ${text}.`;
  const { state } = order.payment;
  if (state === 'unknown')
    return {
      code: 'unreachable',
      tone: 'waiting',
      title: unreachableState.title,
      text: `Le service de paiement ne répond pas. Votre commande est gardée : si vous avez payé, ne payez pas une seconde fois et patientez.${begun}`,
    };
  return {
    code: 'pending',
    tone: 'waiting',
    title: pendingText,
    text: `Le résultat s’affiche ici ; au besoin, rechargez la page.${begun}`,
  };
}

/** Describes an order's payment at `now`. */
export function toPaymentState(order: Order, now: number): PaymentStateView {
  const { status, canPay, expiresAt, state } = order.payment;
  if (status === 'paid') return hasEnded(order) ? refunding : { ...confirmed, text: confirmedText(order) };
  if (status === 'refunded') return refunded;
  if (status === 'none')
    return {
      code: 'delivery',
      tone: 'good',
      title: `Paiement ${whenPaid(order)}`,
      text: deliveryText(order),
    };
  if (hasEnded(order)) return order.status === 'REJECTED' ? rejected : cancelled;
  if (isAccepted(order)) return outside;
  if (isPaymentOpen(order)) return openState(order, now);
  if (!canPay && status === 'failed') return cancelled;
  if (status === 'failed')
    return {
      code: 'failed',
      tone: 'bad',
      title: 'Paiement non abouti',
      text: `Vos articles sont encore réservés.${deadline(expiresAt)}`,
    };
  if (state === 'waiting')
    return {
      code: 'due',
      tone: 'waiting',
      title: 'En attente de paiement',
      text: `Vos articles sont réservés.${deadline(expiresAt)}`,
    };
  return {
    code: 'awaiting',
    tone: 'waiting',
    title: 'En attente de la confirmation du paiement',
    text: `Le résultat s’affiche ici dès que le paiement est confirmé ; au besoin, rechargez la page.${deadline(expiresAt)}`,
  };
}

/** An open payment after the shopper declared that they have not paid. */
export const deniedState: PaymentStateView = {
  code: 'failed',
  tone: 'waiting',
  title: 'Paiement à reprendre',
  text: 'Le service de paiement n’a pas confirmé de paiement jusqu’ici. Si vous avez déjà payé, attendez plutôt la confirmation.',
};

/**
 * Payment state for a shopper who came back from the payment page: considered unpaid until more is
 * known.
 */
export function toCancelledState(order: Order, now: number): PaymentStateView {
  const state = toPaymentState(order, now);
  if (state.code !== 'awaiting') return state;
  return {
    code: 'failed',
    tone: 'bad',
    title: 'Paiement non abouti',
    text: `Vos articles sont encore réservés. Si vous avez payé malgré tout, cette page le dira dès que le paiement est confirmé.${deadline(order.payment.expiresAt)}`,
  };
}

/** Whether a payment's state is final. */
export function isSettled(order: Order): boolean {
  const { status, canPay } = order.payment;
  if (hasEnded(order) || isAccepted(order)) return true;
  return status !== 'waiting' && !(status === 'failed' && canPay);
}
