import { readableContact } from '@teranga/core/features/account/rules';
import type { OrderStatus, PaymentMethod } from '@teranga/contract';
import { formatAmount } from '@teranga/core/domain/money';
import { trackingHref } from '@teranga/core/features/orders/links';
import { greeting } from '../messages/greeting.ts';
import { noticeTo } from '../messages/storeNotice.ts';
import { whatsappTo } from '../messages/whatsappTo.ts';
import type { OutgoingMessage } from '../../platform/delivery/messagePort.ts';
import { fitSms } from '../messages/fitSms.ts';
import type { OrderProof } from './orderProof.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { chez } from '../stores/chez.ts';
import type { NoticeContacts } from '../stores/noticeContacts.ts';

/** What messages say of an order. */
export interface OrderSummary {
  ref: string;
  siteUrl: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string | null;
  address: string;
  city: string;
  postalCode: string | null;
  zoneName: string;
  /** The shopper comes for it: there is no address. */
  isPickup: boolean;
  paymentMethod: PaymentMethod;
  lines: { name: string; options: { name: string; value: string }[]; quantity: number; unitPrice: number }[];
  subtotal: number;
  discount: number;
  deliveryCharge: number;
  total: number;
}

/** Shoppers of this country can be reached by SMS. */
const smsPrefix = '+221';
export const reachesSms = (phone: string): boolean => phone.startsWith(smsPrefix);

/** Where an order is followed. */
export const trackingUrl = ({ siteUrl, ref }: Pick<OrderSummary, 'siteUrl' | 'ref'>) =>
  siteUrl + trackingHref(showRef(ref));

function lineText({ name, options, quantity, unitPrice }: OrderSummary['lines'][number]): string {
  const chosen = options.map((option) => `${option.name} : ${option.value}`).join(', ');
  return `- ${quantity} × ${name}${chosen && ` (${chosen})`} : ${formatAmount(unitPrice * quantity)}`;
}

/** How an order is paid. */
export function paymentText({
  paymentMethod,
  isPickup,
}: Pick<OrderSummary, 'paymentMethod' | 'isPickup'>): string {
  if (paymentMethod === 'paytech') return 'Paiement en ligne';
  return isPickup ? 'Paiement au retrait' : 'Paiement à la livraison';
}

/** «12500 Dakar», or the town alone. */
const townOf = ({ postalCode, city }: OrderSummary) => (postalCode === null ? city : `${postalCode} ${city}`);

function feeText({ isPickup, zoneName, deliveryCharge }: OrderSummary): string {
  const free = isPickup ? 'gratuit' : 'gratuite';
  return `${isPickup ? 'Retrait' : 'Livraison'} (${zoneName}) : ${deliveryCharge === 0 ? free : formatAmount(deliveryCharge)}`;
}

const placeText = (order: OrderSummary): string =>
  order.isPickup
    ? `Retrait par ${order.firstName} ${order.lastName} : ${order.zoneName}`
    : `Livraison à ${order.firstName} ${order.lastName}, ${order.address}, ${townOf(order)}`;

const orderText = (order: OrderSummary, place: string): string =>
  [
    ...order.lines.map(lineText),
    '',
    `Sous-total : ${formatAmount(order.subtotal)}`,
    ...(order.discount > 0 ? [`Réduction : −${formatAmount(order.discount)}`] : []),
    feeText(order),
    `Total : ${formatAmount(order.total)}`,
    '',
    paymentText(order),
    ...(place === '' ? [] : [place]),
  ].join('\n');

/** A link by which the store writes to the shopper about an order. */
const whatsappOf = (
  { phone, firstName, ref }: Pick<OrderSummary, 'phone' | 'firstName' | 'ref'>,
  storeName: string,
) =>
  whatsappTo(
    phone,
    `${greeting(firstName)} je vous contacte au sujet de votre commande ${showRef(ref)} ${chez(storeName)}.`,
  );

/**
 * The messages to the shopper and the store when an order is placed. An address that is not proven
 * may be a stranger's: it gets no names and no place, which could hold any words.
 */
export function placedMessages(
  order: OrderSummary & { proof: OrderProof },
  storeName: string,
  contacts: NoticeContacts,
): OutgoingMessage[] {
  const ref = showRef(order.ref);
  const shopper = shopperMessages(
    order,
    {
      subject: `Votre commande ${ref} ${chez(storeName)}`,
      text: `${greeting(order.firstName)}\n\nMerci pour votre commande ${ref} ${chez(storeName)}.\n\n${orderText(order, order.proof.email ? placeText(order) : '')}\n\nSuivre votre commande : ${trackingUrl(order)}\n\n${storeName}`,
    },
    [
      storeName,
      `commande ${ref} enregistrée, ${formatAmount(order.total)}.`,
      `Suivi : ${trackingUrl(order)}`,
    ],
  );
  const notice = noticeTo(contacts, {
    subject: `Nouvelle commande ${ref} : ${formatAmount(order.total)}`,
    text: `Nouvelle commande ${ref} ${chez(storeName)}.\n\n${orderText(order, placeText(order))}\n\nTéléphone : ${readableContact(order.phone)}\nE-mail : ${order.email ?? 'non communiqué'}\nWhatsApp : ${whatsappOf(order, storeName)}\n\nVoir la commande : ${trackingUrl(order)}`,
    sms: `Nouvelle commande ${ref}, ${formatAmount(order.total)}, ${order.firstName} ${readableContact(order.phone)}.`,
  });
  return [...shopper, ...notice];
}

const statusTexts: Record<OrderStatus, string> = {
  WAITING_FOR_VALIDATION: 'est en attente de validation',
  VALIDATED: 'est validée',
  REJECTED: 'a été rejetée',
  SHIPPED: 'est expédiée',
  DELIVERED: 'est livrée',
  CANCELLED: 'est annulée',
};

/** What differs of an order that its shopper comes for. */
const pickupStatusTexts: Partial<Record<OrderStatus, string>> = {
  SHIPPED: 'est prête, vous pouvez venir la retirer',
  DELIVERED: 'a été retirée',
};

/** The messages to the shopper and the store when an order's status changes. */
export function statusMessages(
  order: Pick<OrderSummary, 'ref' | 'siteUrl' | 'firstName' | 'phone' | 'email' | 'isPickup'>,
  storeName: string,
  contacts: NoticeContacts,
  { status, reason }: { status: OrderStatus; reason: string | null },
): OutgoingMessage[] {
  const ref = showRef(order.ref);
  const news = `commande ${ref} ${(order.isPickup && pickupStatusTexts[status]) || statusTexts[status]}`;
  const why = reason === null ? '' : `\nMotif : ${reason}`;
  const shopper = shopperMessages(
    order,
    {
      subject: `Votre ${news}`,
      text: `${greeting(order.firstName)}\n\nVotre ${news}.${why}\n\nSuivre votre commande : ${trackingUrl(order)}\n\n${storeName}`,
    },
    [storeName, `votre ${news}.`, `Suivi : ${trackingUrl(order)}`],
  );
  const notice = noticeTo(contacts, {
    subject: `La ${news}`,
    text: `La ${news}.${why}\n\nTéléphone : ${readableContact(order.phone)}\nWhatsApp : ${whatsappOf(order, storeName)}\n\nSuivi : ${trackingUrl(order)}\n\n${storeName}`,
  });
  return [...shopper, ...notice];
}

/** The same news by every way the shopper can be reached. */
export function shopperMessages(
  { email, phone }: Pick<OrderSummary, 'email' | 'phone'>,
  letter: { subject: string; text: string },
  sms: [sender: string, news: string, link: string],
): OutgoingMessage[] {
  return [
    ...(email === null ? [] : [{ channel: 'email' as const, to: email, ...letter }]),
    ...(reachesSms(phone) ? [{ channel: 'sms' as const, to: phone, text: fitSms(...sms) }] : []),
  ];
}
