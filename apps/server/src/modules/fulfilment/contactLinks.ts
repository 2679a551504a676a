import type { OrderStatus } from '@teranga/contract';
import { formatAmount } from '@teranga/core/domain/money';
import { phoneHref } from '@teranga/core/domain/phone';
import { greeting } from '../messages/greeting.ts';
import { whatsappTo } from '../messages/whatsappTo.ts';
import { chez } from '../stores/chez.ts';

/** What a sentence to a customer says of their order. */
export interface ContactedOrder {
  /** As it is shown. */
  ref: string;
  status: OrderStatus;
  isPickup: boolean;
  firstName: string;
  /** E.164. */
  phone: string;
  /** FCFA to be paid when the order is handed over. */
  toCollect: number;
  /** Where it goes: the parts of an address. */
  place: readonly string[];
  storeName: string;
  trackingUrl: string;
}

/** Ways to reach a customer about an order, with a sentence that fits its status. */
export interface ContactLinks {
  tel: string;
  /** Opens WhatsApp on the sentence. */
  whatsapp: string;
  text: string;
  /** A map searched for the address; null for an order that is picked up. */
  map: string | null;
}

type Sentence = (order: ContactedOrder) => string;

const payText: Sentence = ({ toCollect }) =>
  toCollect > 0 ? ` Le montant à payer est de ${formatAmount(toCollect)}.` : '';

const sentences: Record<OrderStatus, Sentence> = {
  WAITING_FOR_VALIDATION: () => 'Pouvez-vous me la confirmer ?',
  VALIDATED: ({ isPickup }) =>
    isPickup ? 'Elle est validée, nous la préparons.' : 'Elle est validée. Quand pouvons-nous vous livrer ?',
  SHIPPED: (order) =>
    order.isPickup
      ? `Elle est prête, vous pouvez venir la retirer.${payText(order)}`
      : `Elle est en route vers vous.${payText(order)}`,
  DELIVERED: () => 'Elle vous a été remise. Êtes-vous satisfait de vos articles ?',
  REJECTED: () => 'Nous ne pouvons malheureusement pas l’honorer.',
  CANCELLED: () => 'Elle est annulée.',
};

const mapSearch = 'https://www.google.com/maps/search/?api=1&query=';

export function contactLinks(order: ContactedOrder): ContactLinks {
  const { firstName, phone, ref, storeName, status, trackingUrl } = order;
  const text = `${greeting(firstName)} je vous contacte au sujet de votre commande ${ref} ${chez(storeName)}. ${sentences[status](order)}\n${trackingUrl}`;
  const map = order.isPickup ? null : mapSearch + encodeURIComponent(order.place.join(', '));
  return { tel: phoneHref(phone), whatsapp: whatsappTo(phone, text), text, map };
}
