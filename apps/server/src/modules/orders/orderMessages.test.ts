import { describe, expect, it } from 'vitest';
import { placedMessages, statusMessages, type OrderSummary } from './orderMessages.ts';
import type { OrderProof } from './orderProof.ts';
import { refundMessages } from './refundMessages.ts';
import type { NoticeContacts } from '../stores/noticeContacts.ts';

type ProvenOrder = OrderSummary & { proof: OrderProof };

const anOrder = (overrides: Partial<ProvenOrder> = {}): ProvenOrder => ({
  ref: '0123456789ABCDEF',
  siteUrl: 'https://lybalikou.sn',
  firstName: 'Fatou',
  lastName: 'Sarr',
  phone: '+221771234567',
  email: 'fatou@example.sn',
  address: 'Rue 12, Médina',
  city: 'Dakar',
  postalCode: null,
  zoneName: 'Dakar',
  isPickup: false,
  paymentMethod: 'cod',
  lines: [
    {
      name: 'Boubou',
      options: [
        { name: 'Couleur', value: 'Indigo' },
        { name: 'Taille', value: 'M' },
      ],
      quantity: 2,
      unitPrice: 60_000,
    },
    { name: 'Sac', options: [], quantity: 1, unitPrice: 8_000 },
  ],
  subtotal: 128_000,
  discount: 0,
  deliveryCharge: 0,
  total: 128_000,
  proof: { phone: true, email: true },
  ...overrides,
});

/** The spaces inside amounts are no-break ones: core's tests hold that. */
const plain = (text: string | undefined) => (text ?? '').replace(/[\u202f\u00a0]/g, ' ');

const nobody: NoticeContacts = { emails: [], phones: [] };
const owner: NoticeContacts = { emails: ['boutique@example.sn'], phones: [] };

const letterText = (overrides: Partial<ProvenOrder>) =>
  plain(placedMessages(anOrder(overrides), 'Lybalikou', nobody)[0]?.text);

describe('the letter that confirms an order', () => {
  it('lists all ordered products and all amounts', () => {
    expect(letterText({})).toBe(`Bonjour Fatou,

Merci pour votre commande 0123-4567-89AB-CDEF chez Lybalikou.

- 2 × Boubou (Couleur : Indigo, Taille : M) : 120 000 FCFA
- 1 × Sac : 8 000 FCFA

Sous-total : 128 000 FCFA
Livraison (Dakar) : gratuite
Total : 128 000 FCFA

Paiement à la livraison
Livraison à Fatou Sarr, Rue 12, Médina, Dakar

Suivre votre commande : https://lybalikou.sn/orders-status/0123-4567-89AB-CDEF

Lybalikou`);
  });

  it('shows a discount and a fee where there are any', () => {
    const sums = letterText({ discount: 10_000, deliveryCharge: 2_000, total: 120_000 })
      .split('\n')
      .slice(7, 11);
    expect(sums).toEqual([
      'Sous-total : 128 000 FCFA',
      'Réduction : −10 000 FCFA',
      'Livraison (Dakar) : 2 000 FCFA',
      'Total : 120 000 FCFA',
    ]);
  });
});

it('the mails of an order that is picked up say where and who comes', () => {
  const picked = { isPickup: true, zoneName: 'Boutique des Almadies', address: '', city: '' };
  const lines = letterText(picked).split('\n').slice(7, 13);
  expect(lines).toEqual([
    'Sous-total : 128 000 FCFA',
    'Retrait (Boutique des Almadies) : gratuit',
    'Total : 128 000 FCFA',
    '',
    'Paiement au retrait',
    'Retrait par Fatou Sarr : Boutique des Almadies',
  ]);
  const [shipped] = statusMessages(anOrder(picked), 'Lybalikou', nobody, { status: 'SHIPPED', reason: null });
  expect(shipped?.subject).toBe('Votre commande 0123-4567-89AB-CDEF est prête, vous pouvez venir la retirer');
});

it('the mails to the shopper and to the store contain the given postal code', () => {
  const letters = placedMessages(anOrder({ postalCode: '12500' }), 'Lybalikou', owner);
  const places = letters.map(({ text }) => /^Livraison à .*$/m.exec(text)?.[0] ?? null);
  const place = 'Livraison à Fatou Sarr, Rue 12, Médina, 12500 Dakar';
  expect(places).toEqual([place, null, place]);
});

it('messages to a contact that is not proven carry no stranger’s words, and the store’s mail does', () => {
  const spam = 'Gagnez 1 000 000 FCFA sur https://evil.example/x';
  const words = { firstName: spam, lastName: spam, address: spam, city: spam, postalCode: spam };
  const order = anOrder({ ...words, proof: { phone: false, email: false } });
  const placed = placedMessages(order, 'Lybalikou', owner);
  const change = { status: 'SHIPPED', reason: null } as const;
  const later = [
    ...placedMessages({ ...order, isPickup: true }, 'Lybalikou', nobody),
    ...statusMessages(order, 'Lybalikou', nobody, change),
    ...refundMessages(order, 'Lybalikou', { amount: 27_000, why: null }),
  ];
  const texts = [...placed.slice(0, -1), ...later].map(({ subject, text }) => `${subject} ${text}`);
  expect(texts.filter((text) => /evil|Gagnez/.test(text))).toEqual([]);
  expect(texts.length).toBe(8);
  expect(placed[0]?.text).toMatch(/^Bonjour,\n/);
  expect(plain(placed[0]?.text)).toContain('Livraison (Dakar) : gratuite');
  expect(placed.at(-1)?.text.split('evil').length).toBe(6);
});

it('the mail to an address that is not proven omits name and place', () => {
  expect(letterText({ proof: { phone: true, email: false } })).not.toMatch(/Sarr|Médina|Dakar$/m);
});

const channelsOf = (overrides: Partial<OrderSummary>, contacts: NoticeContacts) =>
  placedMessages(anOrder(overrides), 'Lybalikou', contacts).map(({ channel, to }) => `${channel} ${to}`);

describe('the recipients of order messages', () => {
  it.each([
    [
      'a shopper of Senegal with an e-mail address',
      {},
      nobody,
      ['email fatou@example.sn', 'sms +221771234567'],
    ],
    ['a shopper of Senegal without one', { email: null }, nobody, ['sms +221771234567']],
    ['a shopper from elsewhere', { phone: '+33612345678' }, nobody, ['email fatou@example.sn']],
    ['the shop too', { email: null }, owner, ['sms +221771234567', 'email boutique@example.sn']],
    [
      'everybody in the shop who is notified of orders',
      { email: null },
      { emails: ['a@example.sn', 'b@example.sn'], phones: ['+221770000001'] },
      ['sms +221771234567', 'email a@example.sn', 'email b@example.sn', 'sms +221770000001'],
    ],
  ])('the recipients are %s', (_case, overrides, contacts, expected) => {
    expect(channelsOf(overrides, contacts)).toEqual(expected);
  });
});

it('news of a status gives its reason', () => {
  const [letter] = statusMessages(anOrder(), 'Lybalikou', nobody, {
    status: 'REJECTED',
    reason: 'Article abîmé',
  });
  expect(letter).toEqual({
    channel: 'email',
    to: 'fatou@example.sn',
    subject: 'Votre commande 0123-4567-89AB-CDEF a été rejetée',
    text: 'Bonjour Fatou,\n\nVotre commande 0123-4567-89AB-CDEF a été rejetée.\nMotif : Article abîmé\n\nSuivre votre commande : https://lybalikou.sn/orders-status/0123-4567-89AB-CDEF\n\nLybalikou',
  });
});

it.each([
  [
    'qui vient d’être annulée',
    'Remboursement à venir : commande 0123-4567-89AB-CDEF',
    'Vous avez payé 27 000 FCFA pour votre commande 0123-4567-89AB-CDEF, qui vient d’être annulée : cette somme va vous être remboursée. Vous n’avez rien à faire.',
  ],
  [
    null,
    'Remboursement fait : commande 0123-4567-89AB-CDEF',
    'Les 27 000 FCFA payés pour votre commande 0123-4567-89AB-CDEF vous ont été remboursés.',
  ],
])('the news of a refund because of an order %s', (why, subject, news) => {
  const [letter, sms] = refundMessages(anOrder(), 'Lybalikou', { amount: 27_000, why });
  expect(letter?.subject).toEqual(subject);
  expect(plain(letter?.text).split('\n')[2]).toEqual(news);
  expect(sms?.channel).toBe('sms');
});

it('news of a status reaches the shop', () => {
  const change = { status: 'VALIDATED', reason: 'Paiement reçu.' } as const;
  expect(statusMessages(anOrder(), 'Lybalikou', owner, change).at(-1)).toEqual({
    channel: 'email',
    isNotice: true,
    to: 'boutique@example.sn',
    subject: 'La commande 0123-4567-89AB-CDEF est validée',
    text: 'La commande 0123-4567-89AB-CDEF est validée.\nMotif : Paiement reçu.\n\nTéléphone : +221\u00a077\u00a0123\u00a045\u00a067\nWhatsApp : https://wa.me/221771234567?text=Bonjour%20Fatou%2C%20je%20vous%20contacte%20au%20sujet%20de%20votre%20commande%200123-4567-89AB-CDEF%20chez%20Lybalikou.\n\nSuivi : https://lybalikou.sn/orders-status/0123-4567-89AB-CDEF\n\nLybalikou',
  });
});
