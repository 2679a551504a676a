import type { OrderStatus } from '@teranga/contract';
import type { ListedOrderWire } from '@teranga/contract/admin';
import type { Tone } from '../../parts/Badge.tsx';

/** The payment statuses that let an order be confirmed. */
export const settledPayments = 'NONE,PAID,REFUNDED';
/** Those of an order that may still be paid online. */
export const openPayments = 'WAITING,FAILED';

/** The tabs of the list: work to be done first. */
export const orderTabs: readonly { status: OrderStatus | ''; label: string }[] = [
  { status: 'WAITING_FOR_VALIDATION', label: 'À confirmer' },
  { status: 'VALIDATED', label: 'À préparer' },
  { status: 'SHIPPED', label: 'Expédiées' },
  { status: 'DELIVERED', label: 'Livrées' },
  { status: 'CANCELLED', label: 'Annulées' },
  { status: 'REJECTED', label: 'Rejetées' },
  { status: '', label: 'Toutes' },
];

/** What leads to a status, as a button says it; `needsReason`: the shopper receives the reason. */
export const stepWords: Record<
  OrderStatus,
  { label: string; pickupLabel?: string; done: string; needsReason?: true }
> = {
  WAITING_FOR_VALIDATION: { label: 'Remettre à confirmer', done: 'Commande à confirmer de nouveau' },
  VALIDATED: { label: 'Confirmer la commande', done: 'Commande confirmée' },
  SHIPPED: { label: 'Marquer expédiée', pickupLabel: 'Marquer prête au retrait', done: 'Commande expédiée' },
  DELIVERED: { label: 'Marquer livrée', pickupLabel: 'Marquer retirée', done: 'Commande livrée' },
  REJECTED: { label: 'Rejeter', done: 'Commande rejetée', needsReason: true },
  CANCELLED: { label: 'Annuler la commande', done: 'Commande annulée', needsReason: true },
};

/** How an order is paid, in two words, and whether that needs attention. */
export function paymentBadge({
  paymentMethod,
  paymentStatus,
}: Pick<ListedOrderWire, 'paymentMethod' | 'paymentStatus'>): {
  label: string;
  tone: Tone;
} {
  if (paymentMethod === 'cod') return { label: 'À la livraison', tone: 'neutral' };
  return paymentWords[paymentStatus];
}

export const paymentWords: Record<ListedOrderWire['paymentStatus'], { label: string; tone: Tone }> = {
  NONE: { label: 'À la livraison', tone: 'neutral' },
  WAITING: { label: 'Paiement attendu', tone: 'waiting' },
  PAID: { label: 'Payée', tone: 'good' },
  FAILED: { label: 'Paiement échoué', tone: 'bad' },
  REFUNDED: { label: 'Remboursée', tone: 'neutral' },
};
