import { anOrder } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { toOrder } from '../orders/order.ts';
import { isPaymentOpen, isSettled, toCancelledState, toPaymentState } from './paymentState.ts';

const now = Date.parse('2026-11-02T10:35:00.000Z');
const expiresAt = '2026-11-02T11:30:00.000Z';
const payment = (status: string, canPay = false) => ({ payment: { status, canPay, expiresAt: null } });

function orderWith(more: object) {
  const order = toOrder({ ...anOrder(), ...more });
  if (!order) throw new Error('no order');
  return order;
}

describe('The payment of an order', () => {
  it.each([
    [payment('WAITING', true), 'awaiting', 'En attente de la confirmation du paiement', false],
    [payment('WAITING'), 'awaiting', 'En attente de la confirmation du paiement', false],
    [payment('PAID'), 'confirmed', 'Paiement confirmé', true],
    [{ ...payment('PAID'), status: 'CANCELLED' }, 'refunding', 'Remboursement en cours', true],
    [{ ...payment('PAID'), status: 'REJECTED' }, 'refunding', 'Remboursement en cours', true],
    [{ ...payment('REFUNDED'), status: 'CANCELLED' }, 'refunded', 'Paiement remboursé', true],
    [{ ...payment('WAITING'), status: 'REJECTED' }, 'failed', 'Commande rejetée', true],
    [{ ...payment('WAITING'), status: 'CANCELLED' }, 'failed', 'Commande annulée', true],
    [{ ...payment('WAITING'), status: 'VALIDATED' }, 'delivery', 'Sans paiement en ligne', true],
    [{ ...payment('FAILED'), status: 'SHIPPED' }, 'delivery', 'Sans paiement en ligne', true],
    [payment('FAILED', true), 'failed', 'Paiement non abouti', false],
    [payment('FAILED'), 'failed', 'Commande annulée', true],
    [payment('REFUNDED'), 'refunded', 'Paiement remboursé', true],
    [payment('NONE'), 'delivery', 'Paiement à la livraison', true],
    [{ paymentMethod: 'cod' }, 'delivery', 'Paiement à la livraison', true],
    [{ paymentMethod: 'paytech' }, 'awaiting', 'En attente de la confirmation du paiement', false],
    [{ paymentMethod: 'paytech', status: 'SHIPPED' }, 'confirmed', 'Paiement confirmé', true],
    [{ paymentMethod: 'paytech', status: 'CANCELLED' }, 'failed', 'Commande annulée', true],
    [
      { paymentMethod: 'paytech', ...payment('constructor') },
      'awaiting',
      'En attente de la confirmation du paiement',
      false,
    ],
  ])('sent as %j is %s: «%s», settled %j', (more, code, title, settled) => {
    const order = orderWith(more);
    expect(toPaymentState(order, now)).toMatchObject({ code, title });
    expect(isSettled(order)).toBe(settled);
  });

  it('shows until when it can be made', () => {
    const order = orderWith({ payment: { status: 'FAILED', canPay: true, expiresAt } });
    expect(toPaymentState(order, now).text).toBe(
      'Vos articles sont encore réservés. Sans paiement, la commande sera annulée le 2 novembre 2026 à 11:30.',
    );
  });
});

const open = (state: 'pending' | 'unknown', more: object = {}) =>
  orderWith({
    paymentMethod: 'paytech',
    payment: { status: 'WAITING', canPay: true, expiresAt, state, since: '2026-11-02T10:32:00.000Z' },
    ...more,
  });

describe('An open payment', () => {
  it('shows how long ago it started, without a cancellation warning', () => {
    expect(toPaymentState(open('pending'), now)).toEqual({
      code: 'pending',
      tone: 'waiting',
      title: 'Vous avez payé ? Nous attendons la confirmation.',
      text: 'Le résultat s’affiche ici ; au besoin, rechargez la page. Paiement commencé il y a 3 minutes.',
    });
  });

  it('is the same for a shopper who comes back by the cancel page', () => {
    expect(toCancelledState(open('pending'), now).code).toBe('pending');
  });

  it('without an answer from the provider says so, without a cancellation warning', () => {
    const { code, text } = toPaymentState(open('unknown'), now);
    expect(code).toBe('unreachable');
    expect(text).toContain('Le service de paiement ne répond pas.');
    expect(text).not.toContain('annulée');
  });

  it.each(['CANCELLED', 'REJECTED', 'VALIDATED'])('is no longer open once the order is %s', (status) => {
    expect(isPaymentOpen(open('pending', { status }))).toBe(false);
  });
});

it('An order nobody started to pay is due', () => {
  const order = orderWith({ payment: { status: 'WAITING', canPay: true, expiresAt, state: 'waiting' } });
  expect(toPaymentState(order, now)).toMatchObject({ code: 'due', title: 'En attente de paiement' });
});

it('A confirmed payment says how and when it was made', () => {
  const paid = { status: 'PAID', canPay: false, expiresAt: null, state: 'paid' };
  const order = orderWith({
    status: 'VALIDATED',
    payment: { ...paid, method: 'Orange Money', paidAt: '2026-11-02T10:34:00.000Z' },
  });
  expect(toPaymentState(order, now).text).toBe(
    'Merci ! Votre paiement est bien arrivé et votre commande est validée. Payé par Orange Money, le 2 novembre 2026 à 10:34.',
  );
});

it('an order that is picked up is paid then', () => {
  const order = orderWith({ paymentMethod: 'cod', total: 12_500, deliveryKind: 'pickup' });
  expect(toPaymentState(order, now)).toMatchObject({
    title: 'Paiement au retrait',
    text: 'À payer au retrait : 12\u202f500\u00a0FCFA',
  });
});

describe('An order paid on delivery', () => {
  it.each([
    ['WAITING_FOR_VALIDATION', 'À payer à la livraison : 12\u202f500\u00a0FCFA'],
    ['SHIPPED', 'À payer à la livraison : 12\u202f500\u00a0FCFA'],
    ['DELIVERED', 'Montant : 12\u202f500\u00a0FCFA'],
    ['CANCELLED', 'Cette commande n’aura pas lieu : vous n’avez rien à payer.'],
  ])('that is %s says «%s»', (status, text) => {
    const order = orderWith({ paymentMethod: 'cod', total: 12_500, status });
    expect(toPaymentState(order, now).text).toBe(text);
  });
});
