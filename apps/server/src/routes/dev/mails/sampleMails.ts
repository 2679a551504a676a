import { noticeTo } from '../../../modules/messages/storeNotice.ts';
import { contactNotice } from '../../../modules/messages/sendContactMessage.ts';
import { placedMessages, statusMessages, type OrderSummary } from '../../../modules/orders/orderMessages.ts';
import { refundMessages } from '../../../modules/orders/refundMessages.ts';
import type { OutgoingMessage } from '../../../platform/delivery/messagePort.ts';
import { quoteMessages } from '../../../modules/quotes/quoteMessages.ts';
import { signInMessage } from '../../../modules/accounts/signInMessages.ts';
import type { MailFrame } from '../../../modules/messages/renderMail.ts';

/** A sample mail and its kind. */
export interface SampleMail extends OutgoingMessage {
  kind: string;
}

const to = 'awa@example.sn';
const code = '123456';

const orderAt = (siteUrl: string): OrderSummary => ({
  ref: '7K2M9QXP4HTD8VNR',
  siteUrl,
  firstName: 'Awa',
  lastName: 'Ndiaye',
  phone: '+221771234567',
  email: to,
  address: 'Rue 10, Mermoz',
  city: 'Dakar',
  postalCode: null,
  isPickup: false,
  zoneName: 'Dakar',
  paymentMethod: 'cod',
  lines: [
    { name: 'Robe wax', options: [{ name: 'Taille', value: 'M' }], quantity: 1, unitPrice: 25_000 },
    { name: 'Panier tressé', options: [], quantity: 2, unitPrice: 12_500 },
  ],
  subtotal: 50_000,
  discount: 5_000,
  deliveryCharge: 2_000,
  total: 47_000,
});

/** One of each kind of mail, as a store sends it. */
export function sampleMails({ storeName, siteUrl }: MailFrame): SampleMail[] {
  const sender = { storeName, siteUrl, host: new URL(siteUrl).hostname };
  const contact = { channel: 'email', address: to } as const;
  const order = orderAt(siteUrl);
  const contacts = { emails: [to], phones: [] };
  const nobody = { emails: [], phones: [] };
  const quote = {
    ref: '8VNR7K2M9QXP4HTD',
    serviceName: 'Billet d’avion',
    name: 'Awa Ndiaye',
    email: to,
    phone: '+221771234567',
    serviceId: 'vol',
    requirements: 'Un siège près du couloir.',
    info: [{ label: 'Destination', value: 'Paris' }],
    plainInfo: [{ label: 'Type de voyage', value: 'Aller-retour' }],
  };
  const message = {
    firstName: 'Awa',
    lastName: 'Ndiaye',
    email: to,
    subject: 'Livraison',
    message: 'Bonjour,\n\nLivrez-vous à Ziguinchor ?',
  };
  const kinds: [kind: string, mails: OutgoingMessage[]][] = [
    ['Code de connexion', [signInMessage(contact, 'code', sender, code)]],
    ['Profil modifié', [signInMessage(contact, 'change', sender, code)]],
    ['Aucun compte', [signInMessage(contact, 'nobody', sender, code)]],
    [
      'Commande passée',
      placedMessages({ ...order, proof: { phone: true, email: true } }, storeName, contacts),
    ],
    ['Statut de commande', statusMessages(order, storeName, nobody, { status: 'SHIPPED', reason: null })],
    [
      'Remboursement à venir',
      refundMessages(order, storeName, { amount: order.total, why: 'qui vient d’être annulée' }),
    ],
    ['Message de contact', noticeTo(contacts, contactNotice(message, storeName))],
    ['Demande de devis', quoteMessages(quote, storeName, contacts)],
  ];
  return kinds.flatMap(([kind, mails]) =>
    mails.filter(({ channel }) => channel === 'email').map((mail) => ({ kind, ...mail })),
  );
}
