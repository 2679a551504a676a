import type { OrderEvent, OrderStatus } from '@teranga/contract';

/** How a status is to be read: its French label and its tone. */
export interface OrderStatusView {
  code: string;
  label: string;
  tone: 'waiting' | 'good' | 'bad' | 'moving';
  /** A lucide name. */
  icon: string;
}

/** Every status an order can have: label, tone, icon. */
export const orderStatusTable: Readonly<Record<OrderStatus, Omit<OrderStatusView, 'code'>>> = {
  WAITING_FOR_VALIDATION: { label: 'En attente de validation', tone: 'waiting', icon: 'clock' },
  VALIDATED: { label: 'Validée', tone: 'good', icon: 'badge-check' },
  REJECTED: { label: 'Rejetée', tone: 'bad', icon: 'circle-x' },
  SHIPPED: { label: 'Expédiée', tone: 'moving', icon: 'truck' },
  DELIVERED: { label: 'Livrée', tone: 'good', icon: 'circle-check' },
  CANCELLED: { label: 'Annulée', tone: 'bad', icon: 'circle-x' },
};

/** What an order's history has besides statuses. */
const orderEventTable: Readonly<Record<OrderEvent, Omit<OrderStatusView, 'code'>>> = {
  CHANGED: { label: 'Commande modifiée', tone: 'waiting', icon: 'clock' },
  PARCEL_REFUSED: { label: 'Colis refusé', tone: 'bad', icon: 'circle-x' },
  RETURNED: { label: 'Articles retournés', tone: 'waiting', icon: 'clock' },
  REFUNDED: { label: 'Remboursement', tone: 'good', icon: 'circle-check' },
};
const historyTable = { ...orderStatusTable, ...orderEventTable };

/** Shown where the status is empty. */
export const emptyStatusLabel = 'Inconnu';

function isKnown(code: string): code is keyof typeof historyTable {
  return Object.hasOwn(historyTable, code);
}

/** What differs of an order that its shopper comes for. */
const pickupStatuses: Readonly<Record<string, Partial<OrderStatusView>>> = {
  SHIPPED: { label: 'Prête au retrait', icon: 'package-check' },
  DELIVERED: { label: 'Retirée' },
};

/** A status as order tracking reads it: an unknown one as it is, an empty one as 'Inconnu'. */
export function toOrderStatusView(status: string, isPickup = false): OrderStatusView {
  const code = status.trim();
  if (isKnown(code)) return { code, ...historyTable[code], ...(isPickup && pickupStatuses[code]) };
  return { code, label: code || emptyStatusLabel, tone: 'waiting', icon: 'circle' };
}
